import { Worker } from 'node:worker_threads';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { Task } from '../core/Task';
import type { SheetCell, SheetTable } from './cells';
import { sheetLimits } from './sheetLimits';
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
/** Limits of the parsing thread; beyond them it is ended. */
const MEMORY_MB = 192;
const SECONDS = 15;
/** Files read concurrently by a process: each takes a thread and up to `MEMORY_MB`. */
const MOST_AT_ONCE = 2;
const ZIP = Buffer.from('PK');
/** Signature of old Excel files and of password-protected workbooks. */
const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');

let reading = 0;

/**
 * Reads the cells of an uploaded workbook or CSV in a thread with its own limits, which ends when the task is cancelled.
 *
 * @throws HttpError 422 on `file` if it is neither, too large when unpacked, or has too many rows or columns; 429 if too many others are
 * being read; the signal's reason if the task is cancelled
 */
export async function readTable(bytes: Buffer, expected: Expected, task: Task): Promise<SheetTable> {
  if (bytes.subarray(0, OLE2.length).equals(OLE2)) throw invalidFile(sheetErrors.oldWorkbook());
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    const size = zipSize(bytes);
    if (!size) throw invalidFile(sheetErrors.brokenWorkbook());
    if (size.bytes > MOST_BYTES || size.entries > MOST_ENTRIES) throw invalidFile(sheetErrors.tooLarge());
  }
  if (reading >= MOST_AT_ONCE) throw new HttpError(429, sheetErrors.busy(), { retryAfter: 5 });
  reading += 1;
  return readInThread(bytes, expected, task).finally(() => {
    reading -= 1;
  });
}

type Facts = Omit<SheetTable, 'rows'>;
type Fault = 'notWorkbook' | 'brokenWorkbook' | 'brokenCsv' | 'tooManyRows' | 'tooManyColumns' | 'tooLarge';
type Message = { rows: SheetCell[][]; total: number } | { facts: Facts } | { fault: Fault; row?: number };

function readInThread(bytes: Buffer, expected: Expected, { signal, report }: Task): Promise<SheetTable> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const rows: SheetCell[][] = [];
    const worker = new Worker(new URL('./sheetWorker.mjs', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), ...expected, limits: sheetLimits },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      void worker.terminate().then(settle, settle);
    };
    const fail = (error: HttpError) => end(() => reject(error));
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(() => fail(invalidFile(sheetErrors.tooSlow())), SECONDS * 1_000);
    signal.addEventListener('abort', stop, { once: true });
    report({ step: 'reading', done: 0, total: null });
    worker.on('message', (message: Message) => {
      if ('fault' in message) return fail(invalidFile(faults[message.fault](message.row ?? 1, expected)));
      if ('facts' in message) return end(() => resolve({ rows, ...message.facts }));
      rows.push(...message.rows);
      report({ step: 'reading', done: rows.length, total: message.total });
    });
    // includes running out of memory
    worker.once('error', () => fail(invalidFile(sheetErrors.tooLarge())));
  });
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
