import type { Pace } from './pace.js';

/** Where and how flights take place. */
export interface Air extends Pace {
  /** Takes pictures of cards; empty whenever nothing flies. */
  readonly layer: HTMLElement;
  readonly origin: DOMRect;
  /** Screen px of one px of the table. */
  readonly scale: number;
}

/** One card on its way. */
export interface Flight {
  readonly act: (flight: Flight, air: Air) => Animation;
  /** What is seen in the end. */
  readonly element: HTMLElement;
  /** How the card looked before, where that is gone. */
  readonly ghost: HTMLElement | undefined;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** From pile to pile. */
  readonly way: string;
}

const EASING = 'cubic-bezier(.2,.7,.3,1)';

/** Screen px of one px of an element, on a page that scales it. */
export function scaleOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

function shift(from: DOMRect, to: DOMRect, { scale }: Air): string {
  return `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
}

/** Above all cards at rest; those in the player's hand lie higher still. */
const ALOFT = '8';

/** Lets the card itself run to its place, above all others. */
export function fly({ element, from, to }: Flight, air: Air): Animation {
  const { duration, delay } = air;
  const { style } = element;
  // Animated, the order of layers would keep the motion from running beside the page's own work.
  style.zIndex = ALOFT;
  const frames = [{ translate: shift(from, to, air) }, { translate: '0 0' }];
  const motion = element.animate(frames, { duration, delay, easing: EASING, fill: 'backwards' });
  motion.onfinish = motion.oncancel = () => {
    if (style.zIndex === ALOFT) style.zIndex = '';
  };
  return motion;
}

/** Hangs a picture of a card into the air, where the card was, until its motion is over. */
function hang(
  ghost: HTMLElement,
  from: DOMRect,
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

/** Lets a picture of the card run to a pile that does not show it. */
export function leave({ ghost, from, to }: Flight, air: Air): Animation {
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
