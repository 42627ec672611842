import { RANK_COUNT, SUITS, faceDown, makeCard, type Card } from './card.js';
import { makeShuffler, type Shuffler } from './deal-number.js';
import type { GameDefinition } from './definition.js';

const ONE_PACK = 52;
const QUARTERS = [0, 39, 26, 13];

/** The pack in order: per pack, per suit letter, Ace to King, every card face down. */
export function orderedPack(packs: number, suits: string): Card[] {
  const copies: number[] = [];
  const cards: Card[] = [];
  for (const letter of suits.repeat(packs)) {
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const kind = makeCard(rank, SUITS.indexOf(letter));
      const copy = copies[kind] ?? 0;
      copies[kind] = copy + 1;
      cards.push(faceDown(makeCard(rank, SUITS.indexOf(letter), copy)));
    }
  }
  return cards;
}

/** Rank by rank instead of suit by suit: how the older generator lays out one pack. */
function rankByRank(cards: readonly Card[]): Card[] {
  return Array.from({ length: RANK_COUNT }, (_, rank) =>
    QUARTERS.map((start) => cards[start + rank]!),
  ).flat();
}

function shuffle(cards: Card[], { draw }: Shuffler): Card[] {
  for (let n = cards.length - 1; n >= 1; n--) {
    const j = draw(n);
    [cards[n], cards[j]] = [cards[j]!, cards[n]!];
  }
  return cards;
}

/**
 * The shuffled stock of a deal, bottom first; cards are dealt from its end. Deals are those of
 * PySolFC 3.6 (facts in `test/fixtures/pysolfc`, golden deals in `deals.json` there).
 */
export function shuffledStock(definition: GameDefinition, dealNumber: string): readonly Card[] {
  const shuffler = makeShuffler(dealNumber);
  const cards = orderedPack(definition.packs, definition.suits);
  if (definition.shuffle === 'perPack') {
    const size = cards.length / definition.packs;
    return Array.from({ length: definition.packs }, (_, i) =>
      shuffle(cards.slice(i * size, (i + 1) * size), shuffler),
    ).flat();
  }
  return shuffle(shuffler.older && cards.length === ONE_PACK ? rankByRank(cards) : cards, shuffler);
}
