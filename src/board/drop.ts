/** A place where cards may be dropped. */
export interface DropZone {
  /** Number of the pile. */
  readonly pile: number;
  readonly box: DOMRect;
}

/** How far outside a zone the dragged card may still be, in card widths. */
const GENEROSITY = 0.4;

function overlap(a: DOMRect, b: DOMRect, margin: number): number {
  const width = Math.min(a.right, b.right + margin) - Math.max(a.left, b.left - margin);
  const height = Math.min(a.bottom, b.bottom + margin) - Math.max(a.top, b.top - margin);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The zone that a dragged card is dropped on: the one it covers most, zones being somewhat larger
 * than they look; undefined where it covers none.
 */
export function zoneUnder(card: DOMRect, zones: readonly DropZone[]): DropZone | undefined {
  let best: DropZone | undefined;
  let most = 0;
  for (const zone of zones) {
    const covered = overlap(card, zone.box, card.width * GENEROSITY);
    if (covered > most) [best, most] = [zone, covered];
  }
  return best;
}
