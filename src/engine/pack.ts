import { RANKS, RANK_COUNT, SUITS, faceDown, makeCard, type Card } from './card.js';
import { makeShuffler } from './deal-number.js';
import type { GameDefinition } from './definition.js';

const ONE_PACK = 52;

/** The pack in order: per pack, per suit letter, Ace to King, every card face down. */
export function orderedPack(packs: number, suits: string): Card[] {
  return [...suits.repeat(packs)].flatMap((suit, copy) =>
    Array.from(RANKS, (_, rank) => faceDown(makeCard(rank, SUITS.indexOf(suit), copy))),
  );
}

/** Rank by rank, Clubs, Diamonds, Hearts, Spades: how the older generator lays out one pack. */
function rankByRank(cards: readonly Card[]): Card[] {
  return cards.map((_, i) => cards[((ONE_PACK - (i % 4) * RANK_COUNT) % ONE_PACK) + (i >> 2)]!);
}

/**
 * The shuffled stock of a deal, bottom first; cards are dealt from its end. Deals are those of
 * PySolFC 3.6 (facts in `test/fixtures/pysolfc`, golden deals in `deals.json` there).
 */
export function shuffledStock(
  { packs, suits, shuffle }: GameDefinition,
  dealNumber: string,
): Card[] {
  const { draw, older } = makeShuffler(dealNumber);
  const ordered = orderedPack(packs, suits);
  const cards = older && ordered.length === ONE_PACK ? rankByRank(ordered) : ordered;
  const size = shuffle === 'perPack' ? cards.length / packs : cards.length;
  for (let start = 0; start < cards.length; start += size) {
    for (let last = size - 1; last > 0; last--) {
      const drawn = start + draw(last);
      [cards[start + last], cards[drawn]] = [cards[drawn]!, cards[start + last]!];
    }
  }
  return cards;
}
