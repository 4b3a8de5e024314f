import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { Task } from '../core/Task';
import { WorkerPool } from '../core/WorkerPool';
import type { SheetCell, SheetTable } from './cells';
import { type SheetLimits, sheetLimits } from './sheetLimits';
import { zipSize } from './zipSize';

export interface Expected {
  /** Sheet name in the format. */
  name: string;
  headings: readonly string[];
  /** Maximum number of rows below the heading. */
  maxRows: number;
}

/** Far more than a filled format unpacks to. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_ENTRIES = 200;
const SECONDS = 15;
const ZIP = Buffer.from('PK');
/** Signature of old Excel files and of password-protected workbooks. */
const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');

type Facts = Omit<SheetTable, 'rows'>;
type Fault = 'notWorkbook' | 'brokenWorkbook' | 'brokenCsv' | 'tooManyRows' | 'tooManyColumns' | 'tooLarge';
interface Work extends Expected {
  bytes: Uint8Array;
  limits: SheetLimits;
}
interface Part {
  rows: SheetCell[][];
  total: number;
}

const tables = new WorkerPool<Work, { facts: Facts } | { fault: Fault; row?: number }, Part>(
  new URL('./sheetWorker.mjs', import.meta.url),
  {
    threads: 2,
    waitingEach: 1,
    memoryMb: 192,
    tooMuch: of => invalidFile(of === 'time' ? sheetErrors.tooSlow() : sheetErrors.tooLarge()),
    busy: () => new HttpError(429, sheetErrors.busy(), { retryAfter: 5 }),
  },
);

/**
 * Reads the cells of an uploaded workbook or CSV in a thread with its own limits, which ends when the task is cancelled.
 *
 * @throws HttpError 422 on `file` if it is neither, too large when unpacked, or has too many rows or columns; 429 if the person has two
 * others being read; the signal's reason if the task is cancelled
 */
export async function readTable(bytes: Buffer, expected: Expected, task: Task): Promise<SheetTable> {
  if (bytes.subarray(0, OLE2.length).equals(OLE2)) throw invalidFile(sheetErrors.oldWorkbook());
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    const size = zipSize(bytes);
    if (!size) throw invalidFile(sheetErrors.brokenWorkbook());
    if (size.bytes > MOST_BYTES || size.entries > MOST_ENTRIES) throw invalidFile(sheetErrors.tooLarge());
  }
  const rows: SheetCell[][] = [];
  task.report({ step: 'reading', done: 0, total: null });
  const end = await tables.run({ bytes, ...expected, limits: sheetLimits }, task, SECONDS, part => {
    rows.push(...part.rows);
    task.report({ step: 'reading', done: rows.length, total: part.total });
  });
  if ('fault' in end) throw invalidFile(faults[end.fault](end.row ?? 1, expected));
  return { rows, ...end.facts };
}

const faults: Record<Fault, (row: number, expected: Expected) => ErrorMessage> = {
  notWorkbook: () => sheetErrors.notWorkbook(),
  brokenWorkbook: () => sheetErrors.brokenWorkbook(),
  brokenCsv: row => sheetErrors.brokenCsv({ row }),
  tooManyRows: (_, { maxRows }) => sheetErrors.tooManyRows({ max: maxRows.toLocaleString('id-ID') }),
  tooManyColumns: () => sheetErrors.tooManyColumns({ max: sheetLimits.columns }),
  tooLarge: () => sheetErrors.tooLarge(),
};

/** Returns an error about the whole file. */
export const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);
