import { parseCellRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { BadCell } from '../../contract/core/badCell';
import { cellText, type SheetCell, type SheetTable } from './cells';
import { REMARKS, type Sheet } from './defineSheet';
import type { SheetColumn } from './SheetColumn';
import { columnLooks, type SheetValue } from './writeTemplate';

const FAULT = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFD9D6' } } } as const;
const BOLD = { font: { bold: true } };
const WIDE = { width: 60 };

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
  { rows }: SheetTable,
  { faults, count }: Faults,
  onlyFaulty = false,
): Promise<Uint8Array> {
  const [heading = [], ...all] = withoutRemarks(rows);
  const byHeading = new Map(Object.values(sheet.columns).map(column => [column.header.toLowerCase(), column]));
  const columns = heading.map(cell => looksOf(byHeading.get(cellText(cell).toLowerCase())));
  const remarks = remarksByRow(faults);
  const body = all
    .map((values, index) => ({ values, row: index + 1 }))
    .filter(({ row }) => !onlyFaulty || remarks.has(row + 1));
  const headings = [...heading.map(cellText), remarkHeading(remarks.get(1), count - faults.length)];
  const cells: NonNullable<WriteSheet['cells']> = new Map(
    headings.map((_, column) => [`0,${column}`, { style: BOLD }]),
  );
  const placeOf = new Map(body.map(({ row }, index) => [row, index + 1]));
  for (const { cell } of faults) {
    const { row: before, col } = parseCellRef(cell);
    const row = before === 0 ? 0 : (placeOf.get(before) ?? 0);
    const { numFmt } = columns[col] ?? {};
    cells.set(`${row},${col}`, { style: { ...(row === 0 && BOLD), ...FAULT, ...(numFmt && { numFmt }) } });
  }
  const filled = body.map(({ values, row }) => [
    ...heading.map((_, column) => writtenValue(values[column])),
    remarks.get(row + 1)?.join('; ') ?? null,
  ]);
  return writeXlsx({
    sheets: [
      { name: sheet.name, columns: [...columns, WIDE], rows: [headings, ...filled], cells, freezePane: { rows: 1 } },
    ],
  });
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
    const row = Number(cell.replace(/\D+/, ''));
    const told = remarks.get(row) ?? [];
    told.push(`${cell}: ${message}`);
    remarks.set(row, told);
  }
  return remarks;
}

function writtenValue(cell: SheetCell | undefined): SheetValue {
  const value = cell?.value ?? null;
  return value !== null && typeof value === 'object' ? new Date(value.date) : value;
}
