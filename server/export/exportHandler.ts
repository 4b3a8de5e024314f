import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AuditEntity } from '../../contract/core/audited';
import { jakartaDay } from '../../contract/core/days';
import type { ListQuery } from '../../contract/core/query';
import { type ExportFormat, MAX_EXPORT_ROWS } from '../../contract/export';
import { exportErrors } from '../../contract/exportErrors';
import type { Actor } from '../core/Actor';
import { HttpError } from '../core/HttpError';
import type { Services } from '../http/Services';
import type { WholeList } from '../store/pageStatements';
import { toHttpError } from '../store/toHttpError';
import { type Cell, type Column, exportColumns, jakartaMinute } from './columns';
import { areaNamers, Names, recordNamers } from './Names';
import { readWhole } from './readWhole';
import { sendExport } from './sendExport';
import { takeExportSlot } from './takeExportSlot';
import { writeXlsx } from './writeXlsx';

/** The part of a store that an export needs; every CRUD store has it. */
export interface Exportable<Query> {
  entity: AuditEntity;
  /** Returns the rows that the actor may see. */
  whole(query: Query, actor: Actor): WholeList;
}

interface ExportOptions {
  /** The record's schema; its labels become the headings. */
  record: z.ZodObject;
  /** Prefix of the file name: `banner` gives `banner-2026-11-21.xlsx`. */
  filename: string;
  /** Limit for tests. */
  maxRows?: number;
}

interface ExportQuery extends Omit<ListQuery, 'page' | 'limit'> {
  format: ExportFormat;
  columns?: string | undefined;
}

/**
 * Creates the handler of an endpoint made by `exportOf`: the filtered list as XLSX or CSV, streamed while it is read. All rows are as of
 * one instant; the audit log records who exported what and how many rows. If the client disconnects, the query ends.
 *
 * @example export: exportHandler(services, banners, { record: banner, filename: 'banner' })
 * @returns a handler; it throws HttpError 422 (unknown column, more rows than MAX_EXPORT_ROWS), 429 (too many at once)
 */
export function exportHandler<Query>(
  { database }: Pick<Services, 'database'>,
  store: Exportable<Query>,
  { record, filename, maxRows = MAX_EXPORT_ROWS }: ExportOptions,
) {
  return async ({ query, actor, reply }: { query: unknown; actor: Actor; reply: FastifyReply }) => {
    const { format, columns: asked, ...filters } = query as ExportQuery;
    const names = new Names(database.db, { ...areaNamers(record), ...recordNamers(record) }, actor);
    const columns = exportColumns(record, asked, names.of);
    const list = store.whole(filters as Query, actor);
    await takeExportSlot(actor, reply);
    const batches = readWhole(database, list);
    try {
      // the first batch carries the total, which is checked before anything is sent
      const first = await batches.next();
      const rows = first.done ? 0 : list.total(first.value[0]!);
      if (rows > maxRows) throw tooMany(rows, maxRows);
      const name = `${filename}-${jakartaDay()}.${format}`;
      const write = () => {
        const cells = cellsOf(first.done ? [] : first.value, batches, { list, columns, names });
        const stream = format === 'csv' ? Readable.from(writeCsv(columns, cells)) : writeXlsx(filename, columns, cells);
        stream.once('close', () => void batches.return());
        reply.raw.once('close', () => stream.destroy());
        return stream;
      };
      const file = { name, format, entity: store.entity, rows, filter: filters, write };
      return await sendExport(database.db, actor, reply.header('x-total-rows', String(rows)), file);
    } catch (error) {
      await batches.return();
      throw toHttpError(error) ?? error;
    }
  };
}

async function* cellsOf(
  first: readonly Record<string, unknown>[],
  rest: AsyncIterable<Record<string, unknown>[]>,
  { list, columns, names }: { list: WholeList; columns: readonly Column[]; names: Names },
) {
  const cells = async (batch: readonly Record<string, unknown>[]) => {
    const rows = batch.map(raw => list.decode(raw));
    await names.read(rows);
    return rows.map(row => columns.map(({ name, cell }) => cell(row[name])));
  };
  yield await cells(first);
  for await (const batch of rest) yield await cells(batch);
}

const number = new Intl.NumberFormat('id-ID');
const tooMany = (rows: number, most: number) =>
  new HttpError(422, exportErrors.tooManyRows({ rows: number.format(rows), max: number.format(most) }));

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
