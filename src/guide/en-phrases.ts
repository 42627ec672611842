import type { Link, SuitRelation } from '../engine/definition.js';
import type { Shared } from './facts.js';
import type { Texts } from './words.js';

const RANKS = 'Ace,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Jack,Queen,King'.split(',');
/** Suits by their letters. */
export const SUITS: Texts = { C: 'Clubs', S: 'Spades', H: 'Hearts', D: 'Diamonds' };

const TOGETHER: Texts<SuitRelation> = {
  any: 'whatever the suit',
  same: 'in one suit',
  color: 'in one colour',
  alternate: 'in alternating colours',
};

/** `1 card`, `13 cards`. */
export function counted(count: number, thing = 'card'): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** `1, 4 and 7`. */
export function listed(items: readonly (string | number)[]): string {
  const rest = items.slice(0, -1).join(', ');
  return (rest && `${rest} and `) + String(items.at(-1));
}

/** `columns 1 to 4`, `columns 1, 4 and 7`, `each`. */
export function named(thing: string, piles: readonly number[]): string {
  const numbers = piles.map((pile) => pile + 1);
  const [first = 0, second, ...more] = numbers;
  const last = more.at(-1);
  const isRange = last === first + numbers.length - 1;
  return first
    ? `${thing}${second ? 's' : ''} ${isRange ? `${first} to ${last}` : listed(numbers)}`
    : 'each';
}

/** `columns 1 to 4 with 5 face down and 1 face up`. */
export function dealt([faces, columns]: Shared<string>): string {
  const parts = faces
    .match(/d+|u+/g)
    ?.map((part) => `${part.length} face ${part > 'e' ? 'up' : 'down'}`) ?? ['no cards'];
  return `${named('column', columns)} with ${listed(parts)}`;
}

/** `down in one suit`. */
export function series({ delta, suit, card }: Link): string {
  const step = Number(delta);
  const by = step * step === 1 ? '' : ` by ${Math.abs(step) || 'any step'}`;
  const way = step === 0 ? 'level' : (step > 0 ? 'up' : 'down') + by;
  return `${way} ${TOGETHER[suit]}${card ? (card === 'ace' ? ', Aces only' : ', no Aces') : ''}`;
}

/** `down in one suit (Queen on King)`. */
export function built(link: Link): string {
  const step = link.delta === 'lower' ? -5 : link.delta;
  const lower = link.card === 'ace' || step > 0 ? 0 : 12;
  return `${series(link)} (${RANKS[lower + step]!} on ${RANKS[lower]!})`;
}

/** `13 cards down in one suit, King to Ace`. */
export function run(link: Link, length = 13, first = Number(link.delta) > 0 ? 0 : 12): string {
  const last = (first + Number(link.delta) * (length - 1)) % 13;
  const ends = RANKS[first] ? `${RANKS[first]} to ${RANKS.at(last)!}` : 'any rank first';
  return `${counted(length)} ${series(link)}, ${ends}`;
}
