import type { Cell, Column } from './columns';

type Rows = AsyncIterable<readonly (readonly Cell[])[]>;

/** Without it spreadsheet programs take UTF-8 for their old code page. */
const BOM = '\ufeff';
/** Beginnings that make a spreadsheet program calculate a cell instead of showing it. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const WIB_MS = 7 * 3_600_000;

/** RFC 4180 with a heading: commas, CRLF, quotes where needed. Text that would be a formula gets `'` before it. */
export async function* writeCsv(columns: readonly Column[], rows: Rows): AsyncGenerator<string, void> {
  yield `${BOM}${lineOf(columns.map(column => column.label))}`;
  for await (const batch of rows) yield batch.map(lineOf).join('');
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(',')}\r\n`;

/** A cell as it stands in the file. */
export function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // read as a date by every spreadsheet program in every language
  if (cell instanceof Date) return new Date(cell.getTime() + WIB_MS).toISOString().slice(0, 16).replace('T', ' ');
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
