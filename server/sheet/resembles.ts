import { headingKey } from './headings.mjs';

/** Longer than any heading; the comparison takes the square of it. */
const LONGEST = 60;

/** Whether a heading was probably meant to be another: with a unit, a word more or less, or misspelt. */
export function resembles(heading: string, other: string): boolean {
  const [one, two] = [heading, other].map(text =>
    headingKey(text.slice(0, LONGEST))
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (!one || !two) return false;
  return one.includes(two) || two.includes(one) || distance(one, two) <= Math.max(2, Math.floor(two.length / 4));
}

/** Number of letters to insert, remove or replace (Levenshtein). */
function distance(one: string, two: string): number {
  let before = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...two].entries())
      next.push(Math.min(next[at]! + 1, before[at + 1]! + 1, before[at]! + Number(letter !== other)));
    before = next;
  }
  return before.at(-1)!;
}
