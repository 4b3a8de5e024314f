/** Width of a digit at the axis font size, and padding around a label (px). */
const DIGIT = 7.5;
const AROUND = 10;

/**
 * Returns the width of an axis with these labels, in pixels. Recharts' own `auto` measures the drawn labels only once, and clips them if
 * that was too early.
 */
export const axisWidth = (texts: readonly string[]): number =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * DIGIT + AROUND);
