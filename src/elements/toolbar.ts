import { html, nothing, type TemplateResult } from 'lit';
import { setsInAll } from '../board/words.js';
import { cardsHome, setsHome } from '../engine/score.js';
import { dealsByHand } from '../engine/stock.js';
import type { Messages } from '../i18n/messages.js';
import type { PlayedGame } from '../play/played-game.js';

/** What the buttons do. */
export interface Commands {
  readonly askNewGame: () => void;
  readonly askRestart: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

function button(caption: string, isIdle: boolean, command: () => void): TemplateResult {
  return html`<button class="button" part="button" aria-disabled=${isIdle} @click=${command}>
    ${caption}
  </button>`;
}

function counter(caption: string, value: string | number): TemplateResult {
  return html`<span>${caption} <b>${value}</b></span>`;
}

function homeCounter({ rules, table }: PlayedGame, messages: Messages): TemplateResult {
  const sets = setsInAll(rules);
  return sets > 0
    ? counter(messages.setsDone, `${setsHome(rules, table)}/${sets}`)
    : counter(messages.cardsHome, cardsHome(rules, table));
}

/** Buttons and counters above the table. */
export function toolbar(
  game: PlayedGame,
  messages: Messages,
  controls: 'full' | 'minimal' | 'none',
  commands: Commands,
): TemplateResult | typeof nothing {
  if (controls === 'none') return nothing;
  const { rules, canUndo, canRedo } = game;
  const isFull = controls === 'full';
  return html`<div class="toolbar" part="toolbar" role="toolbar" aria-label=${messages.controls}>
    <div>
      ${button(messages.newGame, false, commands.askNewGame)}
      ${isFull ? button(messages.restart, !canUndo, commands.askRestart) : nothing}
      ${button(messages.undo, !canUndo, commands.undo)}
      ${isFull ? button(messages.redo, !canRedo, commands.redo) : nothing}
      <slot name="toolbar"></slot>
    </div>
    <div part="counters">
      ${dealsByHand(rules) ? counter(messages.dealsLeft, game.dealsLeft) : nothing}
      ${rules.layout.foundations.length > 0 ? homeCounter(game, messages) : nothing}
      ${counter(messages.moves, game.moveCount)} ${counter(messages.score, game.score)}
    </div>
  </div>`;
}
