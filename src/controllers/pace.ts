/** How things move. */
export interface Pace {
  /** Duration of one card's way in milliseconds; 0: nothing moves. */
  readonly duration: number;
  /** Delay from one card of a deal to the next. */
  readonly delay: number;
}

/** How much of the usual time motion takes. */
const SHARES = { auto: 1, fast: 0.4, off: 0 };
const USUAL_DURATION = 190;
const USUAL_DELAY = 40;

let stillness: MediaQueryList | undefined;

/** The pace that is wished for; `auto` heeds the system, and styles may set another duration. */
export function paceFor(wish: keyof typeof SHARES, root: Element): Pace {
  const isStill =
    wish === 'auto' && (stillness ??= matchMedia('(prefers-reduced-motion: reduce)')).matches;
  const share = isStill ? 0 : SHARES[wish];
  const styled = parseFloat(getComputedStyle(root).getPropertyValue('--spider-duration'));
  const duration = styled >= 0 ? styled : USUAL_DURATION;
  return { duration: duration * share, delay: duration && USUAL_DELAY * share };
}
