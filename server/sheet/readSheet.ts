import { Worker } from 'node:worker_threads';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/errors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { SheetCell } from './cells';
import { zipSize } from './zipSize';

interface SheetLimits {
  /** Rows below the heading. */
  maxRows: number;
  /** Columns that are read, from the first. */
  columns: number;
}

/** Far more than a filled format unpacks to. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_ENTRIES = 200;
/** Of the thread that reads; one that needs more is ended. */
const MEMORY_MB = 192;
const SECONDS = 15;
/** Workbooks that a process reads side by side: each takes a thread and up to its memory. */
const MOST_AT_ONCE = 2;

let reading = 0;

/**
 * The cells of a workbook's first sheet, its heading first, read in a thread with limits of its own.
 *
 * @throws HttpError 422 on `file` where it is no workbook, too large when unpacked, or has too many rows; 429 where others are being read
 */
export async function readSheet(bytes: Buffer, limits: SheetLimits): Promise<SheetCell[][]> {
  const size = zipSize(bytes);
  if (!size) throw invalidFile(sheetErrors.notWorkbook());
  if (size.bytes > MOST_BYTES || size.entries > MOST_ENTRIES) throw invalidFile(sheetErrors.tooLarge());
  if (reading >= MOST_AT_ONCE) throw new HttpError(429, sheetErrors.busy(), { retryAfter: 5 });
  reading += 1;
  const rows = await readInWorker(bytes, limits).finally(() => {
    reading -= 1;
  });
  if (rows.length > limits.maxRows + 1)
    throw invalidFile(sheetErrors.tooManyRows({ max: limits.maxRows.toLocaleString('id-ID') }));
  return rows;
}

function readInWorker(bytes: Buffer, limits: SheetLimits): Promise<SheetCell[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheetWorker.mjs', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), ...limits },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(invalidFile(sheetErrors.tooSlow()))), SECONDS * 1_000);
    worker.once('message', (message: { rows?: SheetCell[][] }) =>
      end(() => (message.rows ? resolve(message.rows) : reject(invalidFile(sheetErrors.brokenWorkbook())))),
    );
    // out of memory, too
    worker.once('error', () => end(() => reject(invalidFile(sheetErrors.tooLarge()))));
  });
}

const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);
