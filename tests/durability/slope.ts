/** How much a figure that is taken at even intervals changes from one to the next, by the line that fits best. */
export function slope(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  let above = 0;
  let below = 0;
  for (const [place, figure] of figures.entries()) {
    above += (place - middle) * (figure - mean);
    below += (place - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}
