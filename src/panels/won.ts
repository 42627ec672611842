import type { TemplateResult } from 'lit';
import type { Panel, PanelTable } from './panel.js';
import { en } from './words.js';

const SECOND = 1000;

/** Minutes and seconds, and hours where there are any: `7:05`, `1:02:03`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = h > 0 ? [h, m, s] : [m, s];
  return parts.map((part, i) => (i > 0 ? String(part).padStart(2, '0') : String(part))).join(':');
}

/** What came of a game that is won, and what to play next. */
export function won({ html, result }: PanelTable): Panel {
  const row = (caption: string, value: string | number): TemplateResult =>
    html`<div>
      <dt>${caption}</dt>
      <dd>${value}</dd>
    </div>`;
  return {
    title: en.wonTitle,
    content: html`<dl class="result">
        ${row(en.time, clockTime(result.elapsed))} ${row(en.moves, result.moveCount)}
        ${row(en.score, result.score)} ${row(en.undos, result.undos)}
      </dl>
      <button class="button" value="newGame" autofocus>${en.newGame}</button>
      <button class="button" value="restart">${en.again}</button>
      <button class="button">${en.close}</button>`,
  };
}
