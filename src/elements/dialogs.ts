import { html, type TemplateResult } from 'lit';
import type { Messages } from '../i18n/messages.js';

/** The dialog that is open. */
export type DialogName = 'newGame' | 'restart' | 'keys';

/** What the button says with which the player agrees. */
export const CONFIRMED = 'yes';

/** A question before a game is thrown away, or the list of keys. */
export function dialogContent(name: DialogName, messages: Messages, moves: number): TemplateResult {
  if (name !== 'keys') {
    return html`<p>${messages.abandon(moves)}</p>
      <button class="button" autofocus>${messages.keepPlaying}</button>
      <button class="button" value=${CONFIRMED}>${messages[name]}</button>`;
  }
  return html`<h2>${messages.keysTitle}</h2>
    <dl>
      ${messages.keys.map(
        ([keys, action]) =>
          html`<dt>${keys}</dt>
            <dd>${action}</dd>`,
      )}
    </dl>
    <button class="button" autofocus>${messages.close}</button>`;
}
