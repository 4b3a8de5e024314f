/** Gridlines above the axis. */
const LINES = 4;
const NICE = [1, 2, 2.5, 5, 10];

/**
 * Round tick values from 0 to the first that is at least `most`: `[0, 0.5, 1, 1.5]` for 1,4.
 * @param whole only integers, for counts
 */
export function ticksOf(most: number, whole: boolean): number[] {
  const rough = most > 0 ? most / LINES : 1 / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = NICE.map(each => each * power).find(each => each >= rough * (1 - 1e-9))!;
  const step = whole ? Math.max(1, Math.ceil(nice)) : nice;
  const count = Math.max(1, Math.ceil((most / step) * (1 - 1e-9)));
  // adding fractions would accumulate errors
  return Array.from({ length: count + 1 }, (_, line) => Number((line * step).toPrecision(12)));
}
