import { html, nothing, type TemplateResult } from 'lit';
import { setsInAll } from '../board/words.js';
import type { DialogController } from '../controllers/dialog-controller.js';
import type { GameController } from '../controllers/game-controller.js';
import { cardsHome, setsHome } from '../engine/score.js';
import { dealsByHand } from '../engine/stock.js';

function button(caption: string, isIdle: boolean, command: () => unknown): TemplateResult {
  return html`<button class="button" part="button" aria-disabled=${isIdle} @click=${command}>
    ${caption}
  </button>`;
}

function counter(caption: string, value: string | number): TemplateResult {
  return html`<span>${caption} <b>${value}</b></span>`;
}

/**
 * Buttons and counters above the table.
 *
 * @param isFull whether every command has its button, or the needed ones alone
 */
export function toolbar(
  engine: GameController,
  dialogs: DialogController,
  isFull: boolean,
): TemplateResult {
  const { game, messages } = engine;
  const { rules, table, canUndo, canRedo, dealsLeft, moveCount, score } = game;
  const full = isFull ? button : () => nothing;
  const sets = setsInAll(rules);
  const home = sets
    ? counter(messages.setsDone, `${setsHome(rules, table)}/${sets}`)
    : counter(messages.cardsHome, cardsHome(rules, table));
  return html`<div class="toolbar" part="toolbar" role="group" aria-label=${messages.controls}>
    <div>
      ${button(messages.newGame, false, () => dialogs.ask('newGame'))}
      ${full(messages.restart, !canUndo, () => dialogs.ask('restart'))}
      ${button(messages.undo, !canUndo, () => engine.undo())}
      ${full(messages.redo, !canRedo, () => engine.redo())}
      ${full(messages.games, false, () => dialogs.show('games'))}
      ${full(messages.options, false, () => dialogs.show('options'))}
      <slot name="toolbar"></slot>
    </div>
    <div part="counters">
      ${dealsByHand(rules) ? counter(messages.dealsLeft, dealsLeft) : nothing}
      ${rules.layout.foundations.length ? home : nothing} ${counter(messages.moves, moveCount)}
      ${counter(messages.score, score)}
    </div>
  </div>`;
}
