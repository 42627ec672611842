/** How often each card is thrown. */
const THROWS = 4;
const FRAMES = 12;
const DURATION = 1500;
/** From one throw to the next, in milliseconds. */
const DELAY = 35;

/** Where a thrown card is after a share of its time: it rises, falls and turns, and fades away. */
function frameOf(share: number, side: number, height: number): Keyframe {
  const x = side * share * height * 0.7;
  const y = (share * share * 2.2 - share * 1.3) * height;
  const opacity = Math.min(1, 4 - 4 * share);
  return { transform: `translate(${x}px,${y}px) rotate(${side * share * 200}deg)`, opacity };
}

function thrown(card: HTMLElement, layer: HTMLElement, place: number): Animation {
  const ghost = card.cloneNode(true) as HTMLElement;
  const from = card.getBoundingClientRect();
  const air = layer.getBoundingClientRect();
  const height = layer.offsetHeight;
  const scale = air.height / height || 1;
  layer.append(ghost);
  const { style } = ghost;
  style.position = 'absolute';
  style.margin = '0';
  style.translate = `${(from.x - air.x) / scale}px ${(from.y - air.y) / scale}px`;
  // Golden steps spread the throws evenly, however many there are.
  const side = ((place * 0.618) % 1) * 2 - 1;
  const frames = Array.from({ length: FRAMES }, (_, i) => frameOf(i / (FRAMES - 1), side, height));
  const motion = ghost.animate(frames, { duration: DURATION, fill: 'both' });
  motion.onfinish = motion.oncancel = () => {
    ghost.remove();
  };
  return motion;
}

/**
 * Throws cards into the air after a win, one after the other. Any key and any press ends it at once,
 * or keeps it from beginning.
 *
 * @param layer where pictures of cards fly
 * @param rest kept when the winning cards have landed
 * @param finished the cards that are thrown, asked for then
 * @returns a promise that is kept when all is over
 */
export async function celebrate(
  layer: HTMLElement,
  rest: Promise<unknown>,
  finished: () => readonly HTMLElement[],
): Promise<void> {
  const motions: Animation[] = [];
  let place = Infinity;
  const skip = (): void => {
    place = 0;
    // One that is cancelled would never be finished.
    for (const motion of motions) motion.finish();
  };
  const end = new AbortController();
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, skip, { capture: true, signal: end.signal });
  }
  await rest;
  const cards = finished();
  place = Math.min(place, cards.length * THROWS);
  // All of them at once would hold a frame up.
  while (place-- > 0) {
    motions.push(thrown(cards[place % cards.length]!, layer, place));
    await new Promise((resolve) => setTimeout(resolve, DELAY));
  }
  await Promise.allSettled(motions.map(({ finished }) => finished));
  end.abort();
}
