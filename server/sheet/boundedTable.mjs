// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { cellRefOf, isFilled } from './readCells.mjs';

/** Cost of posting a cell or a name besides its text: a key, a flag and the object around them. */
const CELL_BYTES = 24;
const CHARACTER_BYTES = 2;

/**
 * Cuts a table to what importers may receive. Nothing of it depends on how large the file made a cell, a row or the list of merged ranges.
 *
 * @param {{ number: number, cells: object[] }[]} rows
 * @param {Iterable<string>} merged
 * @param {{ limits: import('./sheetLimits').SheetLimits }} expected
 * @returns {{ rows: object[][], merged: string[] } | { fault: 'tooManyColumns' | 'tooLarge', cell?: string }}
 */
export function boundedTable(rows, merged, { limits }) {
  let bytes = 0;
  const count = text => {
    bytes += CELL_BYTES + CHARACTER_BYTES * (text?.length ?? 0);
    return bytes <= limits.bytes;
  };
  const kept = [];
  for (const { number, cells } of rows) {
    const far = cells.findIndex((cell, column) => column >= limits.columns && isFilled(cell));
    if (far >= 0) return { fault: 'tooManyColumns', cell: cellRefOf(far, number) };
    const cut = cells.slice(0, limits.columns).map(cell => cutCell(cell, limits.cellLength));
    for (const { value, shown } of cut)
      if (!count(typeof value === 'string' ? value : shown)) return { fault: 'tooLarge' };
    kept.push(cut);
  }
  const names = new Set();
  for (const name of merged) {
    if (names.has(name)) continue;
    if (!count(name)) return { fault: 'tooLarge' };
    names.add(name);
  }
  return { rows: kept, merged: [...names] };
}

/** Cuts a text, and says so: what is left of it may look valid. */
function cutCell(cell, length) {
  const { value, error } = cell;
  const isCut = typeof value === 'string' && value.length > length;
  if (!isCut && !(error?.length > length)) return cell;
  return {
    ...cell,
    ...(isCut && { value: value.slice(0, length), isCut }),
    ...(error && { error: error.slice(0, length) }),
  };
}
