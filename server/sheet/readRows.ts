import type { BadCell } from '../../contract/core/badCell';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { badCell } from './badCell';
import { cellName, cellText, columnName, isEmptyCell, type SheetCell, type SheetTable } from './cells';
import { columnsOf, headingsOf, neededOf, REMARKS, type Sheet, type SheetColumns, type ValuesOf } from './defineSheet';
import { headingKey } from './headings.mjs';
import { invalidFile } from './readTable';
import type { CellReading, SheetColumn } from './SheetColumn';
import { sheetLimits } from './sheetLimits';

/** A row to be processed. */
export interface SheetRow<Columns extends SheetColumns> {
  /** Row number; the heading is 1. */
  number: number;
  values: ValuesOf<Columns>;
  /** Names of its cells, by column. */
  cells: Readonly<Record<keyof Columns, string>>;
  /** Whether all its cells are valid. */
  isClean: boolean;
}

export interface SheetRows<Columns extends SheetColumns = SheetColumns> {
  rows: SheetRow<Columns>[];
  bad_cells: BadCell[];
}

interface Placed {
  name: string;
  column: SheetColumn;
  place: number;
  read: (cell: SheetCell) => CellReading<unknown>;
}

const SEPARATOR_NAMES: Readonly<Record<string, string>> = { ',': 'koma', ';': 'titik koma', '\t': 'tab' };

/**
 * Reads the filled rows of a file by its format. Invalid content is listed by cell.
 *
 * @throws HttpError 422 on `file` if columns are missing, or no rows or too many are filled in
 */
export function readRows<Columns extends SheetColumns>(sheet: Sheet<Columns>, table: SheetTable): SheetRows<Columns> {
  const { places, unknown } = placeColumns(sheet, table);
  const columns = placedColumns(sheet, table, places);
  const askedBy = columns.find(({ name }) => name === sheet.asks);
  const hidden = new Set(table.hiddenRows);
  const bad_cells = [...rowsAbove(table, columns), ...unknown, ...mergedCells(table, columns)];
  const result: SheetRows<Columns> = { rows: [], bad_cells };
  let undivided = 0;
  for (const [index, cells] of table.rows.entries()) {
    if (index === 0) continue;
    const number = table.numbers[index]!;
    const separation = separationFault(table, cells, number);
    if (separation) {
      undivided += 1;
      result.bad_cells.push(separation);
      continue;
    }
    const isFilled = ({ place }: Placed) => !isEmptyCell(cells[place]);
    if (!(askedBy ? isFilled(askedBy) : columns.some(isFilled))) continue;
    const before = result.bad_cells.length;
    if (hidden.has(number)) result.bad_cells.push(badCell(cellName(0, number), sheetErrors.hiddenRow()));
    const { values, names } = readCells(columns, cells, number, result.bad_cells);
    const isClean = result.bad_cells.length === before;
    result.rows.push({
      number,
      values: values as ValuesOf<Columns>,
      cells: names as SheetRow<Columns>['cells'],
      isClean,
    });
  }
  const filled = result.rows.length + undivided;
  if (filled === 0)
    throw invalidFile(askedBy ? sheetErrors.columnEmpty({ column: askedBy.column.header }) : sheetErrors.empty());
  if (filled > sheet.maxFilled)
    throw invalidFile(sheetErrors.tooManyFilled({ max: sheet.maxFilled.toLocaleString('id-ID') }));
  return result;
}

function placedColumns(sheet: Sheet, { rows }: SheetTable, places: ReadonlyMap<string, number>): Placed[] {
  return columnsOf(sheet).flatMap(([name, column]) => {
    const place = places.get(name);
    if (place === undefined || column.isInfo) return [];
    const filled = rows.slice(1).flatMap(cells => (isEmptyCell(cells[place]) ? [] : [cells[place]!]));
    return [{ name, column, place, read: column.reader(filled) }];
  });
}

function readCells(columns: readonly Placed[], cells: readonly SheetCell[], number: number, bad: BadCell[]) {
  const values: Record<string, unknown> = {};
  const names: Record<string, string> = {};
  for (const { name, column, place, read } of columns) {
    names[name] = cellName(place, number);
    const result = readCell(column, cells[place], read);
    values[name] = 'error' in result ? null : result.value;
    if ('error' in result) bad.push(badCell(names[name], result.error));
  }
  return { values, names };
}

function readCell(
  { header, isRequired }: SheetColumn,
  cell: SheetCell | undefined,
  read: Placed['read'],
): CellReading<unknown> {
  const refused = (error: ErrorMessage) => ({ error });
  if (!cell || isEmptyCell(cell))
    return isRequired ? refused(sheetErrors.required({ column: header })) : { value: null };
  if (cell.formula) return refused(sheetErrors.formula());
  if (cell.error) return refused(sheetErrors.errorCell({ error: cell.error }));
  const result = read(cell);
  return cell.isCut && !('error' in result)
    ? refused(sheetErrors.tooLong({ column: header, max: sheetLimits.cellLength }))
    : result;
}

/** Returns the fault of a CSV line that uses another separator, or has more cells than the heading. */
function separationFault({ rows, separator }: SheetTable, cells: readonly SheetCell[], number: number) {
  if (!separator) return undefined;
  const width = rows[0]?.length ?? 0;
  const [first] = cells;
  const isUndivided = cells.length === 1 && width > 1 && /[,;\t]/.test(String(first?.value ?? ''));
  const overflows = cells.slice(width).some(cell => !isEmptyCell(cell));
  if (!isUndivided && !overflows) return undefined;
  return badCell(
    cellName(isUndivided ? 0 : width, number),
    sheetErrors.separators({ separator: SEPARATOR_NAMES[separator] ?? separator }),
  );
}

/** Returns rows above the heading that are filled like rows of the format: sorted with their heading, they would be passed over. */
function rowsAbove({ above, numbers: [heading = 1] }: SheetTable, columns: readonly Placed[]): BadCell[] {
  const isLikeRow = (cells: readonly SheetCell[]) =>
    columns.filter(({ place }) => !isEmptyCell(cells[place])).length > columns.length / 2;
  return above
    .filter(({ cells }) => isLikeRow(cells))
    .map(({ number }) => badCell(cellName(0, number), sheetErrors.aboveHeadings({ row: heading })));
}

const mergedCells = ({ merged }: SheetTable, columns: readonly Placed[]): BadCell[] => {
  const read = new Set(columns.map(({ place }) => columnName(place)));
  return merged.filter(cell => read.has(cell.replace(/\d+/, ''))).map(cell => badCell(cell, sheetErrors.merged()));
};

/** Positions of a format's columns in a file, by name, and headings unknown to the format. */
interface Places {
  places: ReadonlyMap<string, number>;
  unknown: BadCell[];
}

/**
 * Finds the columns by their headings, in any order.
 *
 * @throws HttpError 422 on `file` if a column to be read is missing or occurs twice
 */
function placeColumns(sheet: Sheet, table: SheetTable): Places {
  const {
    rows: [heading = []],
    numbers: [row = 1],
  } = table;
  const found = heading.map(cell => headingKey(cellText(cell)));
  const places = new Map<string, number>();
  for (const [name, { header }] of columnsOf(sheet)) {
    const place = found.indexOf(headingKey(header));
    const again = found.indexOf(headingKey(header), place + 1);
    if (place >= 0 && again >= 0)
      throw invalidFile(
        sheetErrors.headingTwice({ heading: header, first: cellName(place, row), second: cellName(again, row) }),
      );
    if (place >= 0) places.set(name, place);
  }
  const known = new Set([...headingsOf(sheet), ''].map(headingKey));
  const others = found.flatMap((header, column) =>
    known.has(header) || header.startsWith(headingKey(REMARKS))
      ? []
      : [{ cell: cellName(column, row), text: cellText(heading[column]) }],
  );
  const missing = neededOf(sheet).filter(header => !found.includes(headingKey(header)));
  if (missing.length > 0) throw invalidFile(missingError(sheet, missing, others, row));
  return { places, unknown: others.map(({ cell }) => badCell(cell, sheetErrors.unknownColumn())) };
}

/** Names only what does not fit: people look for the difference between their headings and the template's. */
function missingError(
  sheet: Sheet,
  missing: readonly string[],
  others: readonly { cell: string; text: string }[],
  row: number,
): ErrorMessage {
  const [heading = ''] = missing;
  const all = headingsOf(sheet);
  if (missing.length === neededOf(sheet).length) return sheetErrors.headings({ headings: all.join(', ') });
  if (missing.length > 1) return sheetErrors.headingsMissing({ row, headings: missing.join(', ') });
  const similar = others.find(({ text }) => resembles(text, heading));
  return similar
    ? sheetErrors.headingDiffers({ found: similar.text, cell: similar.cell, heading })
    : sheetErrors.headingMissing({ heading, row });
}

/** Longer than any heading; the comparison takes the square of it. */
const LONGEST = 60;

/** Whether a heading was probably meant to be another: with a unit, a word more or less, or misspelt. */
function resembles(heading: string, other: string): boolean {
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
