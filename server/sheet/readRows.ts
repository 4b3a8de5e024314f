import type { BadCell } from '../../contract/core/badCell';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { badCell } from './badCell';
import { cellName, columnName, isEmptyCell, type SheetCell, type SheetTable } from './cells';
import { columnsOf, type Sheet, type SheetColumns, type ValuesOf } from './defineSheet';
import { placeColumns } from './placeColumns';
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
