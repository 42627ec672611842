import { ACE, KING, faceDown, faceUp, isRed, rankOf, type Card } from './card.js';
import { shuffledStock } from './pack.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';
import { settle, type RunMode } from './step.js';

/** Which colour has its Aces as base cards, once an Ace or a King has decided it; else null. */
type AceColor = 'red' | 'black' | null;

/** The first Ace or King decides: an Ace gives its colour to the Aces, a King the other one. */
function decideAces(card: Card, decided: AceColor): AceColor {
  if (decided !== null || (rankOf(card) !== ACE && rankOf(card) !== KING)) return decided;
  return isRed(card) === (rankOf(card) === ACE) ? 'red' : 'black';
}

function isBase(card: Card, aces: AceColor): boolean {
  const ofAceColor = isRed(card) === (aces === 'red');
  return rankOf(card) === (ofAceColor ? ACE : KING);
}

/** An opening deal in the making. */
class Opening {
  readonly piles: Card[][];
  #aces: AceColor = null;

  constructor(
    readonly rules: Rules,
    readonly stock: Card[],
  ) {
    this.piles = rules.layout.names.map(() => []);
  }

  /** Sends the base cards on top of the stock to their foundations. */
  sendBases(): void {
    if (this.rules.definition.baseCards === null) return;
    for (let card = this.stock.at(-1); card !== undefined; card = this.stock.at(-1)) {
      this.#aces = decideAces(card, this.#aces);
      if (!isBase(card, this.#aces)) return;
      this.#freeFoundation(rankOf(card)).push(faceUp(card));
      this.stock.pop();
    }
  }

  #freeFoundation(rank: number): Card[] {
    const { layout, foundations } = this.rules;
    const isFree = (pile: number): boolean =>
      this.piles[pile]!.length === 0 && foundations[pile]!.base === rank;
    return this.piles[layout.foundations.find(isFree)!]!;
  }

  /** Deals the next card that is no base card. */
  dealTo(pile: number, up: boolean): void {
    this.sendBases();
    const card = this.stock.pop()!;
    this.piles[pile]!.push(up ? faceUp(card) : faceDown(card));
  }
}

/** The position after the opening deal. */
export function dealOpening(rules: Rules, dealNumber: string, runs: RunMode): Position {
  const opening = new Opening(rules, [...shuffledStock(rules.definition, dealNumber)]);
  for (const { pile, up } of rules.opening) opening.dealTo(pile, up);
  opening.sendBases();
  const { piles, stock } = opening;
  piles[rules.layout.stock] = stock;
  settle(rules, piles, runs);
  return piles;
}
