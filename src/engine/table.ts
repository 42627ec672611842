import { faceDown, isFaceUp, kindOf, makeCard, rankOf, suitOf, type Card } from './card.js';
import { makeCardText, makePileText, parsePile, quote, type Piles } from './notation.js';
import { orderedPack } from './pack.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';
import { isFoundationPile } from './runs.js';

/** A position as named piles, with another way to write a pile if need be. */
export function pilesOf(rules: Rules, position: Position, write = makePileText): Piles {
  return Object.fromEntries(rules.layout.names.map((name, i) => [name, write(position[i]!)]));
}

function numberCopies(position: Position): Position {
  const copies = new Map<number, number>();
  return position.map((pile) =>
    pile.map((card) => {
      const copy = copies.get(kindOf(card)) ?? 0;
      copies.set(kindOf(card), copy + 1);
      const numbered = makeCard(rankOf(card), suitOf(card), copy);
      return isFaceUp(card) ? numbered : faceDown(numbered);
    }),
  );
}

function countKinds(cards: readonly Card[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  return counts;
}

function checkPack({ definition }: Rules, position: Position): void {
  const wanted = countKinds(orderedPack(definition.packs, definition.suits));
  const given = countKinds(position.flat());
  for (const kind of new Set([...wanted.keys(), ...given.keys()])) {
    const [want, have] = [wanted.get(kind) ?? 0, given.get(kind) ?? 0];
    if (want !== have) {
      throw new RangeError(
        `piles: ${makeCardText(kind)} is there ${have} times; ${definition.name} has it ${want} times`,
      );
    }
  }
}

function canLieThere(rules: Rules, position: Position, i: number): boolean {
  const foundation = rules.foundations[i];
  if (foundation) return isFoundationPile(foundation, position[i]!);
  const capacity = rules.definition.reserve?.capacity ?? Infinity;
  return rules.layout.kinds[i] !== 'reserve' || position[i]!.length <= capacity;
}

function checkPlaces(rules: Rules, position: Position): void {
  rules.layout.names.forEach((name, i) => {
    if (canLieThere(rules, position, i)) return;
    const cards = quote(makePileText(position[i]!));
    throw new RangeError(`piles.${name}: ${cards} cannot lie there in ${rules.definition.name}`);
  });
}

/**
 * A position from named piles; piles left out are empty. Nothing is turned or taken away.
 *
 * @throws SyntaxError naming a pile that cannot be read
 * @throws RangeError naming a pile that the game does not have, or cards that do not add up
 */
export function positionFrom(rules: Rules, piles: Piles): Position {
  const { names } = rules.layout;
  for (const name of Object.keys(piles)) {
    if (!names.includes(name))
      throw new RangeError(
        `piles.${name}: no such pile in ${rules.definition.name}; allowed is ${names.join(' ')}`,
      );
  }
  const position = numberCopies(names.map((name) => parsePile(piles[name] ?? '', name)));
  checkPack(rules, position);
  checkPlaces(rules, position);
  return position;
}
