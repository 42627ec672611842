import { executeServerCommand } from '@web/test-runner-commands';

/** A place in the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface TouchDrag {
  from: Point;
  to: Point;
  /** Moves between the two places, 8 by default. */
  steps?: number;
  /** How long the finger rests before it moves. */
  holdMs?: number;
  /** `touchCancel` for a finger that the system takes away. */
  end?: 'touchEnd' | 'touchCancel';
}

/** A real tap of a finger, trusted by the page. */
export async function touchTap(point: Point): Promise<void> {
  await executeServerCommand('touch-tap', { ...point });
}

/** A real drag of a finger. The page may scroll by it, as with any finger. */
export async function touchDrag(drag: TouchDrag): Promise<void> {
  await executeServerCommand('touch-drag', { ...drag });
}

/** What assistive technology is told, as Playwright's indented text. */
export async function ariaSnapshot(selector = 'body'): Promise<string> {
  return executeServerCommand<string, { selector: string }>('aria', { selector });
}

/** The contrast that the reader wishes for, which `emulateMedia` has no name for. */
export async function emulateContrast(contrast: 'more' | 'no-preference'): Promise<void> {
  await executeServerCommand('emulate-media', { contrast });
}
