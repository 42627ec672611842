import { DEAL, countOf, sourceOf, targetOf } from '../engine/action.js';
import { isFaceUp, rankOf, suitOf, type Card } from '../engine/card.js';
import type { Pile, Position } from '../engine/position.js';
import { reportStep } from '../engine/report.js';
import type { Rules } from '../engine/rules.js';
import { setsHome } from '../engine/score.js';
import { dealsLeft } from '../engine/stock.js';
import type { Messages } from '../i18n/messages.js';
import type { Group } from './groups.js';

/** How many complete runs leave in the course of a game; 0 where cards go home one by one. */
export function setsInAll({ definition }: Rules): number {
  const { foundations, packs, suits } = definition;
  return foundations
    .filter(({ take }) => take === 'run')
    .reduce((sum, { shared, count }) => sum + (shared ? packs * suits.length : count), 0);
}

/** A card's name. */
export function cardName(messages: Messages, card: Card): string {
  return messages.card(rankOf(card), suitOf(card));
}

/** What a pile is called. */
export function placeName({ definition, layout }: Rules, messages: Messages, pile: number): string {
  const kind = layout.kinds[pile]!;
  const index = pile - layout.kinds.indexOf(kind);
  const perRow = definition.columns / definition.rows;
  const isInRow = kind === 'column' && definition.rows > 1;
  const row = index < perRow ? 'upper' : 'lower';
  const isOnly = kind === 'waste' || kind === 'stock';
  const number = isOnly ? 0 : (isInRow ? index % perRow : index) + 1;
  return messages.place({ kind, number, row: isInRow ? row : null });
}

/** Label of a pile: its name and how many cards lie in it, those face down only counted. */
export function pileLabel(rules: Rules, messages: Messages, pile: number, cards: Pile): string {
  const up = cards.filter(isFaceUp).length;
  const name = placeName(rules, messages, pile);
  const label = messages.pile(name, cards.length - up, up);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A group's name: its first card, and how many lie on it. */
export function groupName(messages: Messages, position: Position, { pile, count }: Group): string {
  const first = position[pile]!.at(-count)!;
  return messages.cards(cardName(messages, first), count - 1);
}

/** What an action did, in one message: the move, what turned up, the runs that left. */
export function describeStep(
  rules: Rules,
  messages: Messages,
  text: string,
  before: Position,
  after: Position,
): string {
  const { stock } = rules.layout;
  const action = rules.names.actionOf(text)!;
  const group = { pile: sourceOf(action), count: countOf(action) };
  const main =
    action === DEAL
      ? messages.dealt(before[stock]!.length - after[stock]!.length, dealsLeft(rules, after))
      : messages.moved(
          groupName(messages, before, group),
          placeName(rules, messages, targetOf(action)),
        );
  const { turned, runs } = reportStep(rules, before, after);
  const up = turned.map((card) => cardName(messages, card));
  return [
    main,
    ...(up.length > 0 ? [messages.turned(up)] : []),
    ...(runs > 0 ? [messages.runsDone(setsHome(rules, after), setsInAll(rules))] : []),
  ].join(' ');
}
