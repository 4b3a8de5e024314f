/** Returns the average change between evenly spaced figures: the slope of the line of best fit. */
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
