import { type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { cellName } from './cells';
import { columnsOf, GUIDE, LISTS, type Sheet } from './defineSheet';
import type { SheetColumn } from './SheetColumn';

export type SheetValue = string | number | Date | boolean | null;
type Cells = NonNullable<WriteSheet['cells']>;

export interface TemplateOptions {
  /** Prefilled rows, with values in the order of the columns. */
  rows?: readonly (readonly SheetValue[])[];
  /**
   * Locks everything except the cells to fill in: the column named by `asks`, and all input columns in this many empty rows below. There is
   * no password: it guards against slips, not against people.
   */
  lockedWithSpareRows?: number;
}

const BOLD = { font: { bold: true } };
/** Width of a drop-down's list in columns: code and name side by side, and a gap. */
const LIST_WIDTH = 3;

/** Writes the workbook to fill in: frozen heading with notes, drop-downs, instructions. */
export function writeTemplate(sheet: Sheet, { rows = [], lockedWithSpareRows }: TemplateOptions = {}) {
  const isLocked = lockedWithSpareRows !== undefined;
  const main: WriteSheet = {
    name: sheet.name,
    columns: Object.values(sheet.columns).map(columnLooks),
    rows: [headingOf(sheet), ...rows.map(row => [...row])],
    cells: isLocked ? unlockedCells(sheet, rows.length, lockedWithSpareRows) : headingCells(sheet),
    freezePane: { rows: 1 },
    dataValidations: validationsOf(sheet),
    ...(isLocked && { protection: { sheet: true, formatColumns: true, sort: true, autoFilter: true } }),
  };
  return writeXlsx({ sheets: [main, guideOf(sheet), ...listsOf(sheet)] });
}

/** Returns the width and number format of a column. */
export const columnLooks = ({ width, numFmt }: SheetColumn) => ({ width, ...(numFmt && { numFmt }) });

/** The heading row; its cells share the column's format. */
const headingOf = (sheet: Sheet) => Object.values(sheet.columns).map(({ header }) => header);

/** Returns the heading cells: bold, with their notes. */
export function headingCells(sheet: Sheet): Cells {
  const cells = columnsOf(sheet).map(([, { help }], column) => {
    const note = help && { comment: { author: sheet.name, text: help } };
    return [`0,${column}`, { style: BOLD, ...note }] as const;
  });
  return new Map(cells);
}

function unlockedCells(sheet: Sheet, filled: number, spare: number): Cells {
  const cells = headingCells(sheet);
  for (const [column, [name, { isInfo, numFmt = 'General' }]] of columnsOf(sheet).entries()) {
    if (isInfo) continue;
    const style = { protection: { locked: false }, numFmt };
    const first = name === sheet.asks ? 1 : filled + 1;
    for (let row = first; row <= filled + spare; row += 1) cells.set(`${row},${column}`, { style });
  }
  return cells;
}

/** Returns the choices and checks that spreadsheet programs apply on input. */
export function validationsOf(sheet: Sheet): DataValidation[] {
  const shared = { allowBlank: true, showErrorMessage: true } as const;
  return columnsOf(sheet).flatMap(([, { header, validation, choices }], column) => {
    const range = `${cellName(column, 2)}:${cellName(column, sheet.maxRows + 1)}`;
    if (choices) {
      const list = { type: 'list' as const, formula1: listRange(sheet, header), range };
      return [{ ...shared, ...list, errorTitle: header, errorMessage: `Pilih kode dari lembar ${LISTS}.` }];
    }
    return validation ? [{ ...shared, ...validation, errorTitle: header, range }] : [];
  });
}

const withChoices = (sheet: Sheet) => Object.values(sheet.columns).filter(({ choices }) => choices);

function listRange(sheet: Sheet, header: string): string {
  const index = withChoices(sheet).findIndex(column => column.header === header);
  const last = (withChoices(sheet)[index]?.choices?.length ?? 0) + 1;
  const letter = cellName(index * LIST_WIDTH, 1).replace(/\d+/, '');
  return `${LISTS}!$${letter}$2:$${letter}$${last}`;
}

/** Returns the sheet of records behind drop-downs, code and name. */
function listsOf(sheet: Sheet): WriteSheet[] {
  const lists = withChoices(sheet).map(({ header, choices = [] }) => [[header, 'Nama'], ...choices]);
  if (lists.length === 0) return [];
  const height = Math.max(...lists.map(list => list.length));
  const rows = Array.from({ length: height }, (_, row) =>
    lists.flatMap(list => [list[row]?.[0] ?? null, list[row]?.[1] ?? null, null]),
  );
  const columns = lists.flatMap(() => [{ width: 16, numFmt: '@' }, { width: 36 }, { width: 4 }]);
  return [{ name: LISTS, rows, columns, freezePane: { rows: 1 }, protection: { sheet: true } }];
}

const guideOf = ({ guide }: Sheet): WriteSheet => ({
  name: GUIDE,
  columns: [{ width: 110 }],
  rows: guide.map(line => [line]),
});
