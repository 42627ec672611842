/**
 * Path data of a smooth outline that is the same left and right of x: from x, y up along its right side to the top and
 * down again. `steps` lists the numbers dx, dy of the chain of `t` curves of the right side.
 */
export const outline = (steps: string, x: number, y: number, scale: number): string => {
  const right = steps.match(/-?\d+/g)!.map((n) => +n * scale);
  const left = right.map((_, i) => (i & 1 ? -right.at(-i)! : right.at(-i - 2)!));
  return `M${x} ${y}t${String(right)},${String(left)}`;
};
