import { parseCellRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { BadCell } from '../../contract/core/badCell';
import { cellText, rowOf, type SheetCell, type SheetTable } from './cells';
import { REMARKS, type Sheet } from './defineSheet';
import { headingKey } from './headings.mjs';
import type { SheetColumn } from './SheetColumn';
import { columnLooks, type SheetValue } from './writeTemplate';

const FAULT = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFD9D6' } } } as const;
const BOLD = { font: { bold: true } };
const WIDE = { width: 60 };
const AS_DATE = 'dd/mm/yyyy hh:mm';

/** The faults that an answer names, and how many there are. */
interface Faults {
  faults: readonly BadCell[];
  count: number;
}

/**
 * Writes an uploaded file back as a workbook with its content unchanged: faulty cells are coloured, and the faults of each row are
 * described in a column at its end, whose heading tells how many more there are. Once corrected, it can be uploaded again. With `onlyFaulty` it contains only rows with faults.
 */
export function writeRemarks(
  sheet: Sheet,
  table: SheetTable,
  { faults, count }: Faults,
  onlyFaulty = false,
): Promise<Uint8Array> {
  const [heading = [], ...all] = withoutRemarks(table.rows);
  const [top = 1] = table.numbers;
  const byHeading = new Map(Object.values(sheet.columns).map(column => [headingKey(column.header), column]));
  const columns = heading.map(cell => looksOf(byHeading.get(headingKey(cellText(cell)))));
  const remarks = remarksByRow(faults);
  const placeOf = placesOf(sheet, table, number => !onlyFaulty || number <= top || remarks.has(number));
  const headings = [...heading.map(cellText), remarkHeading(remarks.get(top), count - faults.length)];
  const rows: SheetValue[][] = Array.from({ length: Math.max(...placeOf.values()) + 1 }, () => []);
  for (const { number, cells: values } of table.above) rows[placeOf.get(number)!] = values.map(writtenValue);
  const titled = placeOf.get(top)!;
  rows[titled] = headings;
  for (const [index, values] of all.entries()) {
    const number = table.numbers[index + 1]!;
    const place = placeOf.get(number);
    if (place === undefined) continue;
    rows[place] = [
      ...heading.map((_, column) => writtenValue(values[column])),
      remarks.get(number)?.join('; ') ?? null,
    ];
  }
  const cells: NonNullable<WriteSheet['cells']> = new Map(
    headings.map((_, column) => [`${titled},${column}`, { style: BOLD }]),
  );
  for (const { cell } of faults) {
    const place = placeOf.get(rowOf(cell));
    if (place === undefined) continue;
    const { col } = parseCellRef(cell);
    // a date in a column of text would turn into its day number
    const numFmt = rows[place]?.[col] instanceof Date ? AS_DATE : columns[col]?.numFmt;
    cells.set(`${place},${col}`, { style: { ...(place === titled && BOLD), ...FAULT, ...(numFmt && { numFmt }) } });
  }
  return writeXlsx({
    sheets: [{ name: sheet.name, columns: [...columns, WIDE], rows, cells, freezePane: { rows: titled + 1 } }],
  });
}

/** Returns where each row is written: where it was, or close together if only some are, or one stands far below. */
function placesOf(
  { maxRows }: Sheet,
  { numbers, above }: SheetTable,
  isWritten: (number: number) => boolean,
): ReadonlyMap<number, number> {
  const all = [...above.map(({ number }) => number), ...numbers];
  const written = (all.length > 0 ? all : [1]).filter(isWritten);
  const isClose = written.length === all.length && (all.at(-1) ?? 1) <= 2 * maxRows;
  return new Map(written.map((number, index) => [number, isClose ? number - 1 : index]));
}

const looksOf = (column: SheetColumn | undefined): { width: number; numFmt?: string } =>
  column ? columnLooks(column) : { width: 16 };

function remarkHeading(faults: readonly string[] = [], more: number) {
  const parts = more > 0 ? [...faults, `dan ${more.toLocaleString('id-ID')} lagi`] : faults;
  return parts.length > 0 ? `${REMARKS}: ${parts.join('; ')}` : REMARKS;
}

/** Removes the remarks left from a previous upload. */
function withoutRemarks(rows: SheetTable['rows']): readonly (readonly SheetCell[])[] {
  const at = rows[0]?.findIndex(cell => cellText(cell).startsWith(REMARKS)) ?? -1;
  return at < 0 ? rows : rows.map(row => row.slice(0, at));
}

function remarksByRow(faults: readonly BadCell[]): Map<number, string[]> {
  const remarks = new Map<number, string[]>();
  for (const { cell, message } of faults) {
    const row = rowOf(cell);
    const told = remarks.get(row) ?? [];
    told.push(`${cell}: ${message}`);
    remarks.set(row, told);
  }
  return remarks;
}

/** A number that shows as another text, such as a code with leading zeros, is written as that text. */
function writtenValue(cell: SheetCell | undefined): SheetValue {
  const { value = null, shown } = cell ?? {};
  if (value !== null && typeof value === 'object') return new Date(value.date);
  return typeof value === 'number' && shown && shown !== String(value) ? shown : value;
}
