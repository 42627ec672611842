import { identityOf, type Card } from '../engine/card.js';
import type { Position } from '../engine/position.js';
import type { PileElement } from '../elements/pile-element.js';
import { flip, fly, leave, scaleOf, type Air, type Flight } from './flights.js';
import { HeadStart, type Place } from './head-start.js';
import type { Pace } from './pace.js';
import type { Piles } from './piles.js';

/** Where a card is seen. */
interface Sight {
  readonly card: Card;
  readonly pile: number;
  readonly element: HTMLElement;
  /** Whether the element shows this very card, not the whole pile. */
  readonly isDrawn: boolean;
}

/** However many cards fly, the last one starts after so many milliseconds. */
const LONGEST_DELAY = 450;

function sightsOf(position: Position, piles: readonly PileElement[]): Sight[] {
  return piles.flatMap((element) => {
    const { drawn, pile, isShow, top: cover = element } = element;
    const cards = position[pile] ?? [];
    const below = cards.length - drawn.length;
    return cards.map((card, index) => {
      const own = isShow ? undefined : drawn[index - below];
      return { card, pile, element: own ?? cover, isDrawn: own !== undefined };
    });
  });
}

/**
 * Measures the cards of piles that change, and lets them run from there to their new places once
 * these are drawn. A finished or broken motion changes nothing.
 */
export class MotionController {
  readonly #piles: Piles;
  readonly #headStart: HeadStart;
  #before = new Map<number, Place>();
  /** The pile that dragged cards come from, until they have been put down. */
  #dragged: number | undefined;
  /** Kept when everything has landed. */
  rest: Promise<unknown> = Promise.resolve();

  constructor(piles: Piles) {
    this.#piles = piles;
    this.#headStart = new HeadStart(piles);
  }

  /** The piles that differ, and the one that cards are dragged from. */
  #changing(drawn: Position, next: Position): PileElement[] {
    return this.#piles.all.filter(
      ({ pile }) => drawn[pile] !== next[pile] || pile === this.#dragged,
    );
  }

  /**
   * Remembers where cards are.
   *
   * @param drawn the position as it is drawn
   * @param next the position to come: what will be hidden then is kept as a picture
   * @param dragged a pile of which cards may lie elsewhere though it does not change
   */
  measure(drawn: Position, next: Position, dragged?: number): void {
    this.#dragged = dragged;
    const changing = this.#changing(drawn, next);
    const seen = new Set<Card>();
    for (const { pile, isShow } of changing) {
      for (const card of isShow ? [] : (next[pile] ?? [])) seen.add(card);
    }
    this.#before = new Map();
    const boxes = new Map<Element, DOMRect>();
    for (const { card, pile, element, isDrawn } of sightsOf(drawn, changing)) {
      const id = identityOf(card);
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, box);
      const ghost =
        isDrawn && !seen.has(card) ? (element.cloneNode(true) as HTMLElement) : undefined;
      this.#before.set(id, { pile, box, ghost, element: isDrawn ? element : undefined });
    }
  }

  /**
   * Lets cards that are measured set off for their new places at once.
   *
   * @returns kept when the rest is to be drawn; undefined if none sets off
   */
  setOff(next: Position, layer: HTMLElement, pace: Pace): Promise<unknown> | undefined {
    if (pace.duration === 0) return undefined;
    return this.#headStart.begin(this.#before, next, airOf(layer, pace));
  }

  /** Takes all cards for lying on the stock, or the last pile, so that an opening deal begins there. */
  gather(position: Position): void {
    const source = this.#piles.all.at(-1)!;
    const box = (source.top ?? source).getBoundingClientRect();
    const from = { pile: source.pile, box, ghost: undefined, element: undefined };
    this.#before = new Map(position.flat().map((card) => [identityOf(card), from]));
  }

  /**
   * Lets the cards that lie elsewhere now run there.
   *
   * @param drawn the position as it was drawn before
   * @param layer takes pictures of cards that are gone
   */
  run(drawn: Position, position: Position, layer: HTMLElement, pace: Pace): void {
    const changing = this.#changing(drawn, position);
    const since = this.#headStart.end();
    this.#dragged = undefined;
    if (pace.duration === 0 || this.#before.size === 0) return;
    const flights = sightsOf(position, changing).flatMap((sight) => {
      const id = identityOf(sight.card);
      const from = this.#before.get(id);
      this.#before.delete(id);
      return from ? flightOf(sight, from, since.get(id)) : [];
    });
    if (flights.length === 0) return;
    this.rest = Promise.allSettled([this.rest, ...start(flights, layer, pace)]);
  }
}

/** How a card gets from where it was to where it lies: it flies, leaves or is turned, or nothing. */
function flightOf(
  { card, pile, element, isDrawn }: Sight,
  from: Place,
  since: Flight['since'],
): Flight[] {
  const to = element.getBoundingClientRect();
  const isFar = Math.abs(from.box.x - to.x) >= 1 || Math.abs(from.box.y - to.y) >= 1;
  const { ghost } = from;
  const way = `${from.pile}>${pile}`;
  const flight = { element, ghost, way, from: from.box, to, since };
  if (!isDrawn) return ghost && isFar ? [{ ...flight, act: leave, way: `${way}${card}` }] : [];
  if (isFar) return [{ ...flight, act: fly }];
  return ghost && from.pile === pile ? [{ ...flight, act: flip }] : [];
}

/** All ways in the order of their start: first those that have begun; a run goes home from its end. */
function waysOf(flights: readonly Flight[]): string[] {
  const begun = flights.filter(({ since }) => since !== undefined);
  const leaving = flights.filter(({ act }) => act === leave).reverse();
  const others = flights.filter(({ act }) => act !== leave);
  return [...new Set([...begun, ...others, ...leaving].map(({ way }) => way))];
}

function airOf(layer: HTMLElement, pace: Pace): Air {
  return { ...pace, layer, origin: layer.getBoundingClientRect(), scale: scaleOf(layer) };
}

/** Cards of one way fly together; each further way starts a little later. */
function start(flights: readonly Flight[], layer: HTMLElement, pace: Pace): Promise<unknown>[] {
  const ways = waysOf(flights);
  const delay = Math.min(pace.delay, LONGEST_DELAY / ways.length);
  const air = airOf(layer, pace);
  return flights.map((flight) => {
    const motion = flight.act(flight, { ...air, delay: ways.indexOf(flight.way) * delay });
    return motion.finished;
  });
}
