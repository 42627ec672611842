/** A direction on the screen: its horizontal and its vertical part. */
export type Direction = readonly [x: number, y: number];

/** How much a step to the side counts against a step ahead. */
const ASIDE = 3;

/** What is further to the side, in steps ahead, lies in another direction. */
const WIDEST = 8;

/** Cards overlap, so each is where its upper edge is. */
function anchor(element: Element): readonly [number, number] {
  const { left, right, top } = element.getBoundingClientRect();
  return [(left + right) / 2, top];
}

/** The nearest element in a direction, or undefined at the edge of the table. */
export function nearest<T extends Element>(
  from: Element,
  elements: readonly T[],
  [dirX, dirY]: Direction,
): T | undefined {
  const [x, y] = anchor(from);
  let best: T | undefined;
  let least = Infinity;
  for (const element of elements) {
    const [left, top] = anchor(element);
    const [dx, dy] = [left - x, top - y];
    const ahead = dx * dirX + dy * dirY;
    const aside = Math.abs(dx * dirY + dy * dirX);
    const distance = ahead + ASIDE * aside;
    if (ahead > 1 && aside < WIDEST * ahead && distance < least)
      [best, least] = [element, distance];
  }
  return best;
}
