import { faceUp, isFaceUp, kindOf, type Card } from './card.js';
import { makeCardText, makePileText, parsePile, refuse, type Piles } from './notation.js';
import { orderedPack } from './pack.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';
import { isFoundationPile } from './runs.js';

/** A position as named piles, with another way to write a pile if need be. */
export function pilesOf(rules: Rules, position: Position, write = makePileText): Piles {
  return Object.fromEntries(rules.layout.names.map((name, i) => [name, write(position[i]!)]));
}

/** The cards as cards of the packs, so that each can be told from others of its kind. */
function identify({ definition }: Rules, cards: Position): Position {
  const pack = orderedPack(definition.packs, definition.suits);
  const fail = (what: string): never => refuse('piles', what, 'each card of the game once');
  const take = (card: Card): Card => {
    const place = pack.findIndex((other) => kindOf(other) === kindOf(card)) >>> 0;
    const [own = fail(makeCardText(faceUp(card)))] = pack.splice(place, 1);
    return isFaceUp(card) ? faceUp(own) : own;
  };
  const position = cards.map((pile) => pile.map(take));
  if (pack.length > 0) fail(`no ${makeCardText(faceUp(pack[0]!))}`);
  return position;
}

function canLieThere({ foundations, layout, definition }: Rules, pile: Pile, i: number): boolean {
  const foundation = foundations[i];
  if (foundation) return isFoundationPile(foundation, pile);
  return layout.kinds[i] !== 'reserve' || pile.length <= (definition.reserve?.capacity ?? Infinity);
}

/**
 * A position from named piles; piles left out are empty. Nothing is turned or taken away.
 *
 * @throws SyntaxError naming a pile that cannot be read
 * @throws RangeError naming a pile that the game does not have, or cards that do not add up
 */
export function positionFrom(rules: Rules, piles: Piles): Position {
  const { names } = rules.layout;
  for (const [name, text] of Object.entries(piles))
    if (!names.includes(name)) refuse(`piles.${name}`, text, names.join(', '));
  const cards = names.map((name) => parsePile(piles[name] ?? '', name));
  names.forEach((name, i) => {
    if (!canLieThere(rules, cards[i]!, i))
      refuse(`piles.${name}`, piles[name], 'what can come to lie there');
  });
  return identify(rules, cards);
}
