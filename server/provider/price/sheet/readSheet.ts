import { Worker } from 'node:worker_threads';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { priceSheetErrors } from '../../../../contract/price/priceErrors';
import { invalidInput } from '../../../core/HttpError';
import { MAX_SHEET_ROWS, SHEET_COLUMNS } from './columns';
import { zipSize } from './zipSize';

/** A cell as it was typed. */
export interface SheetCell {
  value: string | number | boolean | { date: string } | null;
  formula: boolean;
}

/** More than any workbook of prices inflates to. */
const MAX_BYTES = 40 * 1024 * 1024;
const MAX_ENTRIES = 200;
/** Limits of the worker thread; it is terminated when it exceeds them. */
const MEMORY_MB = 192;
const SECONDS = 15;

/**
 * The cells of a workbook's first sheet, heading included, read in a worker thread with limited memory and time.
 *
 * @throws HttpError 422 on `file` where it is not a workbook, inflates to too much, or has too many rows
 */
export async function readSheet(bytes: Buffer): Promise<SheetCell[][]> {
  const size = zipSize(bytes);
  if (!size) throw invalidFile(priceSheetErrors.notWorkbook());
  if (size.bytes > MAX_BYTES || size.entries > MAX_ENTRIES) throw invalidFile(priceSheetErrors.tooLarge());
  const rows = await read(bytes);
  if (rows.length > MAX_SHEET_ROWS + 1)
    throw invalidFile(priceSheetErrors.tooManyRows({ max: MAX_SHEET_ROWS.toLocaleString('id-ID') }));
  return rows;
}

function read(bytes: Buffer): Promise<SheetCell[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheetWorker.mjs', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), maxRows: MAX_SHEET_ROWS, columns: SHEET_COLUMNS.length },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(invalidFile(priceSheetErrors.tooSlow()))), SECONDS * 1_000);
    worker.once('message', (message: { rows?: SheetCell[][] }) =>
      end(() => (message.rows ? resolve(message.rows) : reject(invalidFile(priceSheetErrors.brokenWorkbook())))),
    );
    // also when it runs out of memory
    worker.once('error', () => end(() => reject(invalidFile(priceSheetErrors.tooLarge()))));
  });
}

const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);
