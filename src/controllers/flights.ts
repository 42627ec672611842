import type { Pace } from './pace.js';

/** Where and how flights take place. */
export interface Air extends Pace {
  /** Takes pictures of cards; empty whenever nothing flies. */
  readonly layer: HTMLElement;
  readonly origin: DOMRect;
  /** Screen px of one px of the table. */
  readonly scale: number;
}

/** A place on the screen, in px. */
export type Point = Pick<DOMRect, 'x' | 'y'>;

/** One card on its way. */
export interface Flight {
  readonly act: (flight: Flight, air: Air) => Animation;
  /** What is seen in the end. */
  readonly element: HTMLElement;
  /** How the card looked before, where that is gone. */
  readonly ghost: HTMLElement | undefined;
  readonly from: Point;
  readonly to: Point;
  /** From pile to pile. */
  readonly way: string;
  /** When it set off, on the clock of animations, if it did so before it was drawn. */
  readonly since: Animation['startTime'] | undefined;
}

const EASING = 'cubic-bezier(.2,.7,.3,1)';

/** Screen px of one px of an element, on a page that scales it. */
export function scaleOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

function shift(from: Point, to: Point, { scale }: Air): string {
  return `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
}

/** Above all cards at rest; those in the player's hand lie higher still. */
const ALOFT = '8';

/** Lets the card itself run to its place, above all others. */
export function fly({ element, from, to, since }: Flight, air: Air): Animation {
  const { duration, delay } = air;
  const { style } = element;
  // Animated, the order of layers would keep the motion from running beside the page's own work.
  style.zIndex = ALOFT;
  const frames = [{ translate: shift(from, to, air) }, { translate: '0 0' }];
  const motion = element.animate(frames, { duration, delay, easing: EASING, fill: 'backwards' });
  motion.onfinish = motion.oncancel = () => {
    if (style.zIndex === ALOFT) style.zIndex = '';
  };
  // A card that is on its way goes on as if it had been drawn here all along.
  if (since) motion.startTime = since;
  return motion;
}

/**
 * Prepares cards that are still drawn in their old places for running to the new ones, to wait there.
 * What is read of the page is read now, so that starting them one by one only writes.
 */
export function setOff(element: HTMLElement, from: Point, to: Point, air: Air): () => Animation {
  const { duration } = air;
  const translate = getComputedStyle(element).translate.replace('none', '0px');
  const [x, y = '0px'] = translate.split(' ');
  const [dx, dy] = shift(to, from, air).split(' ');
  const frames = [{ translate }, { translate: `calc(${x} + ${dx}) calc(${y} + ${dy})` }];
  return () => {
    element.style.zIndex ||= ALOFT;
    return element.animate(frames, { duration, easing: EASING, fill: 'both' });
  };
}

/** Hangs a picture of a card into the air, where the card was, until its motion is over. */
function hang(
  ghost: HTMLElement,
  from: Point,
  air: Air,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  air.layer.append(ghost);
  const { style } = ghost;
  style.position = 'absolute';
  style.margin = '0';
  style.translate = shift(from, air.origin, air);
  const motion = ghost.animate(frames, { ...timing, fill: 'both' });
  motion.onfinish = motion.oncancel = () => {
    ghost.remove();
  };
  return motion;
}

type Leaving = Pick<Flight, 'ghost' | 'from' | 'to'>;

/** Lets a picture of the card run to a pile that does not show it. */
export function leave({ ghost, from, to }: Leaving, air: Air): Animation {
  const { duration, delay, origin } = air;
  const frames = [{}, { translate: shift(to, origin, air) }];
  return hang(ghost!, from, air, frames, { duration, delay, easing: EASING });
}

const EDGE = 'perspective(60em) rotateY(90deg)';

/** Turns a card over where it lies: first its old side, then the new one. */
export function flip({ element, ghost, from }: Flight, air: Air): Animation {
  const { delay } = air;
  const duration = air.duration / 2;
  hang(ghost!, from, air, [{}, { transform: EDGE }], { duration, delay, easing: 'ease-in' });
  return element.animate([{ transform: EDGE }, {}], {
    duration,
    delay: delay + duration,
    easing: 'ease-out',
    fill: 'backwards',
  });
}
