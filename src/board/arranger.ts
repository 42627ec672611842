import type { Depth } from '../engine/deal-steps.js';
import { longestColumn } from '../engine/deal-steps.js';
import { isFaceUp } from '../engine/card.js';
import type { Pile, Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import { arrange, type Geometry, type Room, type TableShape } from './geometry.js';

/** What a game asks of the table. */
function shapeOf({ definition, layout, opening, foundations }: Rules): TableShape {
  const { columns, rows, reserves, stock, waste } = definition;
  return {
    columns: columns / rows,
    rows,
    foundations: layout.foundations.length,
    apart: layout.foundations.some((pile) => foundations[pile]!.group.take === 'card'),
    stockPiles: (stock.deal === 'none' ? 0 : 1) + (waste ? 1 : 0),
    reserves,
    opening: longestColumn(opening, layout),
  };
}

/** How many cards of a pile are covered, and how many open. */
export function depthOf(pile: Pile): Depth {
  const up = pile.filter(isFaceUp).length;
  return { down: pile.length - up, up };
}

/** Arranges a position; the same geometry stays the same object, so that piles see no change. */
export class Arranger {
  #last: Geometry | undefined;

  /** Where everything goes. */
  arrange(rules: Rules, position: Position, room: Room): Geometry {
    const depths = rules.layout.columns.map((column) => depthOf(position[column]!));
    const next = arrange(shapeOf(rules), room, depths);
    const same = this.#last && JSON.stringify(this.#last) === JSON.stringify(next);
    return (this.#last = same ? this.#last! : next);
  }
}
