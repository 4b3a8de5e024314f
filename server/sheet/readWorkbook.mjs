// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { createHash } from 'node:crypto';
import { findHeadings, headingKey, SEARCHED } from './headings.mjs';
import { cellRefOf, isFilled, readCells } from './readCells.mjs';
import { readParts } from './workbookParts.mjs';

/**
 * Reads the sheet of a workbook that has the format's headings. Of several, it is the one that was in sight when the workbook was saved, as
 * people edit what they see, unless it asks for nothing and another does; which others were passed over is told with it. Without headings
 * anywhere, the sheet with most of them is read for the message about them.
 *
 * @param {ReturnType<typeof import('./openZip.mjs').openZip>} zip
 * @param {{ name: string, headings: readonly string[], needed: readonly string[], asked: string | null, companions: readonly string[], maxRows: number, limits: import('./sheetLimits').SheetLimits }} expected
 * @returns {{ rows: object[], merges: object[], far: string | null, isTooLong: boolean, sheet: string, others: object[] } | { fault: string }}
 */
export function readWorkbook(zip, expected) {
  const parts = readParts(zip, expected.limits.cellLength);
  if (!parts) return { fault: 'brokenWorkbook' };
  const visible = parts.sheets.filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) return { fault: 'noSheet' };
  let chosen;
  const passed = [];
  for (const sheet of inTurn(visible, parts.active, expected.name)) {
    const candidate = lookAt(sheet, zip, parts, expected);
    const isBetter = !chosen || candidate.rank > chosen.rank;
    if (chosen) passed.push(summary(isBetter ? chosen : candidate));
    if (isBetter) chosen = candidate;
  }
  const hidden = parts.sheets
    .filter(({ isHidden }) => isHidden)
    .map(sheet => summary(lookAt(sheet, zip, parts, expected)))
    .filter(({ fits }) => fits);
  const own = chosen.digest;
  const others = [...passed, ...hidden]
    .filter(({ name, rows, fits }) => rows > 0 && (fits || !expected.companions.includes(name)))
    .map(({ name, isHidden, fits, digest }) => ({ name, isHidden, fits, isSame: digest === own }));
  return { ...chosen.cells, sheet: chosen.name, others };
}

/** The sheet in sight first, then the one with the format's name, then the others in their order. */
const inTurn = (sheets, active, name) => {
  const rank = sheet => (sheet.index === active ? 0 : sheet.name === name ? 1 : 2);
  return sheets.toSorted((one, other) => rank(one) - rank(other));
};

function lookAt({ name, isHidden, part }, zip, shared, { headings, needed, asked, maxRows, limits }) {
  const cells = readCells(zip.read(part) ?? new Uint8Array(), shared, { mostRows: maxRows + SEARCHED + 1, limits });
  const { index, found } = findHeadings(
    cells.rows.map(({ cells: row }) => row),
    headings,
  );
  const rows = cells.rows.slice(index + 1);
  const fits = needed.every(heading => found.has(headingKey(heading)));
  const rank = fits ? headings.length + 1 + Number(asks(cells.rows[index], rows, asked)) : found.size;
  return { name, isHidden, cells, rank, fits, digest: fits ? digestOf(rows) : null };
}

/** Whether any row asks for something: all do, unless the format has a column for it. */
function asks(heading, rows, asked) {
  if (asked === null) return rows.length > 0;
  const column = heading.cells.findIndex(
    ({ value }) => typeof value === 'string' && headingKey(value) === headingKey(asked),
  );
  return rows.some(({ cells }) => cells[column] && isFilled(cells[column]));
}

/** What is kept of a sheet that is not read. */
const summary = ({ name, isHidden, fits, digest, cells }) => ({
  name,
  isHidden,
  fits,
  digest,
  rows: cells.rows.length,
});

/** Tells whether two sheets have the same values in the same order, wherever they stand. */
function digestOf(rows) {
  const hash = createHash('sha256');
  for (const { cells } of rows) hash.update(JSON.stringify(cells.map(({ value }) => value)));
  return hash.digest('hex');
}

/**
 * Yields the topmost cells of the ranges merged between heading and last row, one for each column they cover.
 *
 * @param {readonly { column: number, row: number }[][]} merges
 * @param {{ heading: number, last: number, columns: number }} rows
 */
export function* topCells(merges, { heading, last, columns }) {
  for (const [start, end] of merges) {
    if (end.row <= heading || start.row > last) continue;
    for (let column = start.column; column <= Math.min(end.column, columns - 1); column += 1)
      yield cellRefOf(column, Math.max(start.row, heading + 1));
  }
}
