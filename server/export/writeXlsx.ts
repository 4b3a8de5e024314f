import { Readable } from 'node:stream';
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { Cell, Column } from './columns';

type Rows = AsyncIterable<readonly (readonly Cell[])[]>;

const WIB_MS = 7 * 3_600_000;
/** Excel's limit for one cell. */
const MOST_CHARACTERS = 32_767;
// characters not allowed in XML
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Excel decodes `_x0041_` as a character unless its first underscore is escaped. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

/**
 * Writes a workbook with one sheet and a frozen header row. Text is always text, never a formula; days and instants are dates in Jakarta
 * time.
 */
export function writeXlsx(sheet: string, columns: readonly Column[], rows: Rows): Readable {
  const days = new Set(columns.flatMap(({ kind }, index) => (kind === 'day' ? [index] : [])));
  const stream = writeXlsxStream(cellsOf(rows, days), {
    name: sheet,
    columns: columns.map(definition),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

async function* cellsOf(rows: Rows, days: ReadonlySet<number>) {
  for await (const batch of rows)
    for (const row of batch) yield row.map((cell, index) => written(days.has(index) ? dayOf(cell) : cell));
}

/** Converts a day to the instant at which it starts in Jakarta. */
const dayOf = (cell: Cell): Cell => (typeof cell === 'string' ? new Date(`${cell}T00:00:00+07:00`) : cell);

function written(cell: Cell): Cell {
  // spreadsheet dates have no time zone, so the value is shifted
  if (cell instanceof Date) return new Date(cell.getTime() + WIB_MS);
  return typeof cell === 'string'
    ? cell.replace(UNWRITABLE, '').replace(/\r\n?/g, '\n').slice(0, MOST_CHARACTERS).replace(ESCAPE, '_x005F_')
    : cell;
}

const definition = ({ label, kind }: Column): ColumnDef => ({
  header: label,
  width: kind === 'text' ? Math.max(label.length + 2, 24) : Math.max(label.length + 2, 16),
  ...(kind === 'instant' && { numFmt: 'dd mmm yyyy hh:mm' }),
  ...(kind === 'day' && { numFmt: 'dd mmm yyyy' }),
});
