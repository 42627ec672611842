import { identityOf, type Card } from '../engine/card.js';
import type { Position } from '../engine/position.js';
import type { PileElement } from '../elements/pile-element.js';
import { flip, fly, leave, scaleOf, type Flight } from './flights.js';
import type { Pace } from './pace.js';
import type { Piles } from './piles.js';

/** Where a card was before a change, and how it looked if that cannot be seen any more. */
interface Place {
  readonly pile: number;
  readonly box: DOMRect;
  readonly ghost: HTMLElement | undefined;
  /** Whether the pile did not show it. */
  readonly isNew: boolean;
}

/** Where a card lies. */
interface Spot {
  readonly card: Card;
  readonly pile: number;
  readonly element: HTMLElement;
  /** Whether the element shows this very card, not the whole pile. */
  readonly isDrawn: boolean;
}

/** However many cards fly, the last one starts after so many milliseconds. */
const LONGEST_DELAY = 450;

function* spotsOf(position: Position, piles: Piles): Generator<Spot> {
  for (const pile of piles.all) yield* spotsIn(position[pile.pile]!, pile);
}

function* spotsIn(cards: readonly Card[], element: PileElement): Generator<Spot> {
  const { drawn } = element;
  const below = cards.length - drawn.length;
  for (const [index, card] of cards.entries()) {
    const own = element.isShow ? undefined : drawn[index - below];
    yield { card, pile: element.pile, element: own ?? element, isDrawn: own !== undefined };
  }
}

/**
 * Measures every card before a change and lets it run from there to its new place afterwards. A
 * finished or broken motion changes nothing: the table is drawn as it is from the start.
 */
export class MotionController {
  #before = new Map<number, Place>();
  /** Kept when everything has landed. */
  rest: Promise<unknown> = Promise.resolve();

  /**
   * Remembers where the cards of a position are.
   *
   * @param next the position to come: what will be hidden then is kept as a picture
   */
  measure(position: Position, next: Position, piles: Piles): void {
    const after = new Map(next.flat().map((card) => [identityOf(card), card]));
    const hidden = new Set(
      piles.all.filter((pile) => pile.isShow).flatMap(({ pile }) => next[pile]),
    );
    this.#before = new Map();
    for (const { card, pile, element, isDrawn } of spotsOf(position, piles)) {
      const id = identityOf(card);
      const changes = after.get(id) !== card || hidden.has(card);
      const ghost = isDrawn && changes ? (element.cloneNode(true) as HTMLElement) : undefined;
      this.#before.set(id, { pile, box: element.getBoundingClientRect(), ghost, isNew: !isDrawn });
    }
  }

  /** Takes all cards for lying on the stock, or the last pile, so that an opening deal begins there. */
  gather(position: Position, piles: Piles): void {
    const source = piles.all.at(-1)!;
    const from = {
      pile: source.pile,
      box: source.getBoundingClientRect(),
      ghost: undefined,
      isNew: true,
    };
    for (const card of position.flat()) {
      this.#before.set(identityOf(card), from);
    }
  }

  /** Lets the cards that are elsewhere now run there; `layer` takes pictures of cards that are gone. */
  run(position: Position, piles: Piles, layer: HTMLElement, pace: Pace): void {
    const before = this.#before;
    this.#before = new Map();
    if (pace.duration === 0 || before.size === 0) return;
    const flights = [...spotsOf(position, piles)].flatMap((spot) => {
      const from = before.get(identityOf(spot.card));
      return from ? flightOf(spot, from) : [];
    });
    this.rest = Promise.allSettled(start(flights, layer, pace));
  }
}

/** How a card gets from where it was to where it lies: it flies, leaves or is turned, or nothing. */
function flightOf({ card, pile, element, isDrawn }: Spot, from: Place): Flight[] {
  const to = element.getBoundingClientRect();
  const isFar = Math.abs(from.box.x - to.x) >= 1 || Math.abs(from.box.y - to.y) >= 1;
  const { ghost, isNew } = from;
  const way = `${from.pile}>${pile}`;
  const flight = { element, ghost, isNew, way, from: from.box, to };
  if (!isDrawn) return ghost && isFar ? [{ ...flight, act: leave, way: `${way}${card}` }] : [];
  if (isFar) return [{ ...flight, act: fly }];
  return ghost && from.pile === pile ? [{ ...flight, act: flip }] : [];
}

/** All ways in the order of their start: a run goes home from its end. */
function waysOf(flights: readonly Flight[]): string[] {
  const leaving = flights.filter(({ act }) => act === leave).reverse();
  const others = flights.filter(({ act }) => act !== leave);
  return [...new Set([...others, ...leaving].map(({ way }) => way))];
}

/** Cards of one way fly together; each further way starts a little later. */
function start(flights: readonly Flight[], layer: HTMLElement, pace: Pace): Promise<unknown>[] {
  const ways = waysOf(flights);
  const delay = Math.min(pace.delay, LONGEST_DELAY / ways.length);
  const air = { ...pace, layer, origin: layer.getBoundingClientRect(), scale: scaleOf(layer) };
  return flights.map((flight) => {
    const motion = flight.act(flight, { ...air, delay: ways.indexOf(flight.way) * delay });
    return motion.finished;
  });
}
