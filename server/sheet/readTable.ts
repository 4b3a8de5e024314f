import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { type SheetFormat, sheetFormatErrors } from '../../contract/core/sheetFormatErrors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { Task } from '../core/Task';
import { WorkerPool } from '../core/WorkerPool';
import type { SheetCell, SheetTable } from './cells';
import { foreignFormat } from './foreignFormat';
import { type SheetLimits, sheetLimits } from './sheetLimits';

export interface Expected {
  /** Sheet name in the format. */
  name: string;
  headings: readonly string[];
  /** Headings of the columns that are read; a sheet with all of them is taken for the format. */
  needed: readonly string[];
  /** Heading of the column without which a row asks for nothing. */
  asked: string | null;
  /** Names of sheets that nobody filled in. */
  companions: readonly string[];
  /** Maximum number of filled rows below the heading. */
  maxRows: number;
}

const SECONDS = 15;
const ZIP = Buffer.from('PK');

type Facts = Omit<SheetTable, 'rows'>;
type OwnFault =
  | 'notWorkbook'
  | 'brokenWorkbook'
  | 'noSheet'
  | 'brokenCsv'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooLarge';
interface Failed {
  fault: OwnFault | SheetFormat;
  /** The unreadable line of a CSV. */
  row?: number;
  /** The first cell beyond the columns. */
  cell?: string;
}
interface Work extends Expected {
  bytes: Uint8Array;
  limits: SheetLimits;
}
interface Part {
  rows: SheetCell[][];
  total: number;
}

const tables = new WorkerPool<Work, { facts: Facts } | Failed, Part>(new URL('./sheetWorker.mjs', import.meta.url), {
  threads: 2,
  waitingEach: 1,
  memoryMb: 192,
  tooMuch: of => invalidFile(of === 'time' ? sheetErrors.tooSlow() : sheetErrors.tooLarge()),
  busy: () => new HttpError(429, sheetErrors.busy(), { retryAfter: 5 }),
});

/**
 * Reads the cells of an uploaded workbook or CSV in a thread with its own limits, which ends when the task is cancelled.
 *
 * @throws HttpError 422 on `file` if it is neither, too large when unpacked, or has too many rows or columns; 429 if the person has two
 * others being read; the signal's reason if the task is cancelled
 */
export async function readTable(bytes: Buffer, expected: Expected, task: Task): Promise<SheetTable> {
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) {
    const format = await foreignFormat(bytes);
    if (format) throw invalidFile(format === 'oldWorkbook' ? sheetErrors.oldWorkbook() : sheetFormatErrors[format]());
  }
  const rows: SheetCell[][] = [];
  task.report({ step: 'reading', done: 0, total: null });
  const end = await tables.run({ bytes, ...expected, limits: sheetLimits }, task, SECONDS, part => {
    rows.push(...part.rows);
    task.report({ step: 'reading', done: rows.length, total: part.total });
  });
  if ('fault' in end) throw invalidFile(errorOf(end, expected));
  return { rows, ...end.facts };
}

function errorOf({ fault, row = 1, cell }: Failed, { maxRows }: Expected): ErrorMessage {
  const max = sheetLimits.columns;
  const own: Record<OwnFault, () => ErrorMessage> = {
    notWorkbook: () => sheetErrors.notWorkbook(),
    brokenWorkbook: () => sheetErrors.brokenWorkbook(),
    noSheet: () => sheetErrors.noSheet(),
    brokenCsv: () => sheetErrors.brokenCsv({ row }),
    tooManyRows: () => sheetErrors.tooManyRows({ max: maxRows.toLocaleString('id-ID') }),
    tooManyColumns: () => (cell ? sheetErrors.farCell({ max, cell }) : sheetErrors.tooManyColumns({ max })),
    tooLarge: () => sheetErrors.tooLarge(),
  };
  return isOwn(fault, own) ? own[fault]() : sheetFormatErrors[fault]();
}

const isOwn = (fault: string, own: object): fault is OwnFault => fault in own;

/** Returns an error about the whole file. */
export const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);
