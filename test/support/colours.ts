/** The red, green and blue that are seen where colours lie on each other, the lowest first. */
function seen(colours: readonly string[]): number[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

function luminance(rgb: readonly number[]): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast, 1 to 21, of a colour on a ground, by WCAG; both as CSS says them. */
export function contrast(colour: string, ground: string): number {
  const [a, b] = [luminance(seen([ground, colour])), luminance(seen([ground]))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
