// Also runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.

/** Rows from the top among which the headings are searched: a report has a title, a period and a filter above them. */
export const SEARCHED = 25;

/**
 * Returns what two headings are compared by: case, spaces of any kind, line breaks and the marks of required columns are nobody's
 * intention. A unit is: `Harga (ribu)` is another column than `Harga`.
 *
 * @param {string} heading
 * @returns {string}
 */
export function headingKey(heading) {
  const text = heading
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  let end = text.length;
  while (end > 0 && '*: '.includes(text[end - 1])) end -= 1;
  return text.slice(0, end);
}

/**
 * Finds the row of the headings: the one with most of them, the first if there are several.
 *
 * @param {readonly (readonly { value: unknown }[])[]} rows
 * @param {readonly string[]} headings
 * @returns {{ index: number, found: Set<string> }} the keys found there; none, and the first row, if there is no such row
 */
export function findHeadings(rows, headings) {
  const keys = new Set(headings.map(headingKey));
  let best = { index: 0, found: new Set() };
  for (const [index, cells] of rows.slice(0, SEARCHED).entries()) {
    const found = new Set();
    for (const { value } of cells) {
      const key = typeof value === 'string' ? headingKey(value) : '';
      if (keys.has(key)) found.add(key);
    }
    if (found.size > best.found.size) best = { index, found };
  }
  return best;
}
