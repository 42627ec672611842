import type { Panel, PanelTable } from './panel.js';
import { en } from './words.js';

/** The list of keys. */
export function keys({ html }: PanelTable): Panel {
  const rows = en.keys.map(
    ([names, action]) =>
      html`<dt>${names}</dt>
        <dd>${action}</dd>`,
  );
  return {
    title: en.keysTitle,
    content: html`<dl>${rows}</dl>
      <button class="button" autofocus>${en.close}</button>`,
  };
}
