/** Pixels of a digit at the size of axis texts, and around the text. */
const DIGIT = 7.5;
const AROUND = 10;

/**
 * Pixels of an axis with these texts beside it. Recharts' own `auto` measures what is drawn, once, and cuts texts off where that was too
 * early.
 */
export const axisWidth = (texts: readonly string[]): number =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * DIGIT + AROUND);
