import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { Point } from './commands.js';

function rounded({ x, y }: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}

/** Moves the mouse, in several steps as a hand does. */
export async function slide(from: Point, to: Point, steps = 3): Promise<void> {
  for (let i = 1; i <= steps; i++) {
    const share = i / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await sendMouse({ type: 'move', position: rounded(point) });
  }
}

export async function press(
  point: Point,
  which: 'left' | 'middle' | 'right' = 'left',
): Promise<void> {
  await sendMouse({ type: 'move', position: rounded(point) });
  await sendMouse({ type: 'down', button: which });
}

export async function lift(which: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  await sendMouse({ type: 'up', button: which });
}

export async function click(
  point: Point,
  which: 'left' | 'middle' | 'right' = 'left',
): Promise<void> {
  await sendMouse({ type: 'click', position: rounded(point), button: which });
}

/** Drags with the left button from one place to another. */
export async function drag(from: Point, to: Point): Promise<void> {
  await press(from);
  await slide(from, to);
  await lift();
}

/** Presses keys one after the other. */
export async function keys(...names: string[]): Promise<void> {
  for (const press of names) await sendKeys({ press });
}
