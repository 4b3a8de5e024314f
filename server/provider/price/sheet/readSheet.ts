import { Worker } from 'node:worker_threads';
import { invalidInput } from '../../../core/HttpError';
import { MAX_SHEET_ROWS, SHEET_COLUMNS } from './columns';
import { zipSize } from './zipSize';

/** A cell as it was written. */
export interface SheetCell {
  value: string | number | boolean | { date: string } | null;
  formula: boolean;
}

/** Far more than a workbook of prices unpacks to. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_ENTRIES = 200;
/** Of the thread that reads; one that needs more is ended. */
const MEMORY_MB = 192;
const SECONDS = 15;

/**
 * The cells of a workbook's first sheet, its heading first, read in a thread with limits of its own.
 *
 * @throws HttpError 422 on `file` where it is no workbook, too large when unpacked, or has too many rows
 */
export async function readSheet(bytes: Buffer): Promise<SheetCell[][]> {
  const size = zipSize(bytes);
  if (!size) throw refuse('Berkas ini bukan buku kerja Excel (.xlsx)');
  if (size.bytes > MOST_BYTES || size.entries > MOST_ENTRIES) throw refuse('Isi berkas ini terlalu besar');
  const rows = await read(bytes);
  if (rows.length > MAX_SHEET_ROWS + 1)
    throw refuse(`Paling banyak ${MAX_SHEET_ROWS.toLocaleString('id-ID')} baris dalam satu berkas`);
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
    const timer = setTimeout(() => end(() => reject(refuse('Berkas ini terlalu lama dibaca'))), SECONDS * 1_000);
    worker.once('message', (message: { rows?: SheetCell[][] }) =>
      end(() => (message.rows ? resolve(message.rows) : reject(refuse('Berkas ini bukan buku kerja Excel yang utuh')))),
    );
    // out of memory, too
    worker.once('error', () => end(() => reject(refuse('Isi berkas ini terlalu besar'))));
  });
}

const refuse = (message: string) => invalidInput({ file: message }, message);
