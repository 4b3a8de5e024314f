/** Approximate number of gridlines above the axis, or above and below it if figures are negative. */
const LINES = 4;
const NICE = [1, 2, 2.5, 5, 10];

/**
 * Returns round tick values around 0, from the last one at or below `least` to the first at or above `most`: `[0, 0.5, 1, 1.5]` for 1,4.
 * @param whole only integers, for counts
 * @param least 0 unless figures are negative
 */
export function ticksOf(most: number, whole: boolean, least = 0): number[] {
  const range = Math.max(most, 0) - Math.min(least, 0);
  const rough = range > 0 ? range / LINES : 1 / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = NICE.map(each => each * power).find(each => each >= rough * (1 - 1e-9))!;
  const step = whole ? Math.max(1, Math.ceil(nice)) : nice;
  const linesTo = (end: number) => Math.ceil((end / step) * (1 - 1e-9));
  const above = linesTo(Math.max(most, 0));
  const below = linesTo(Math.max(-least, 0));
  const count = Math.max(1, above + below);
  // adding fractions would accumulate errors
  return Array.from({ length: count + 1 }, (_, line) => Number(((line - below) * step).toPrecision(12)));
}
