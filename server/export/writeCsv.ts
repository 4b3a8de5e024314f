import { type Cell, type Column, jakartaMinute } from './columns';

type Rows = AsyncIterable<readonly (readonly Cell[])[]>;

/** Byte order mark: without it spreadsheet programs assume a legacy code page. */
const BOM = '\ufeff';
/** Prefixes that make a spreadsheet program evaluate a cell as a formula. */
const FORMULA = /^(?:[\t\r\n\0]|["\s]*[=+\-@＝＋－＠])/;
/**
 * Separators and line ends, and what may stand between them and a formula: a program with another separator than this file's splits cells
 * at its own, and a quote in the middle of such a cell protects nothing.
 */
const SEPARATORS = /[;,\t\r\n|][;,|"\s]*[=+\-@＝＋－＠]?/g;
/** What Excel in Indonesia takes for the separator of columns, since its numbers have commas (decision 0063). */
const SEPARATOR = ';';

/**
 * Writes RFC 4180 with a header row, separated by semicolons, CRLF, quoted where needed, numbers with a decimal comma: a double click opens
 * it as columns in Indonesian Excel. Text that would be a formula, read with this separator or another, is prefixed with `'`.
 */
export async function* writeCsv(columns: readonly Column[], rows: Rows): AsyncGenerator<string, void> {
  yield `${BOM}${lineOf(columns.map(column => column.label))}`;
  for await (const batch of rows) yield batch.map(lineOf).join('');
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(SEPARATOR)}\r\n`;

/** Returns the text of a cell in the file. */
export function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return jakartaMinute(cell);
  const safe = (FORMULA.test(cell) ? `'${cell}` : cell).replace(SEPARATORS, withinSafe);
  return /[";,\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Adds `'` after each separator from which only spaces and quotes lead to a formula: after a later `;`, `,` or `|` the cell is another. */
function withinSafe(separators: string): string {
  if (!/[=+\-@＝＋－＠]$/.test(separators)) return separators;
  const last = Math.max(0, ...[';', ',', '|'].map(one => separators.lastIndexOf(one)));
  return separators.slice(0, last) + separators.slice(last).replace(/[;,\t\r\n|]/g, "$&'");
}
