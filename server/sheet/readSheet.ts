import { Worker } from 'node:worker_threads';
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
  if (!size) throw invalidFile('Berkas ini bukan buku kerja Excel (.xlsx)');
  if (size.bytes > MOST_BYTES || size.entries > MOST_ENTRIES) throw invalidFile('Isi berkas ini terlalu besar');
  if (reading >= MOST_AT_ONCE)
    throw new HttpError(429, 'Sedang ada berkas lain yang dibaca. Coba lagi sebentar lagi.', { retryAfter: 5 });
  reading += 1;
  const rows = await readInWorker(bytes, limits).finally(() => {
    reading -= 1;
  });
  if (rows.length > limits.maxRows + 1)
    throw invalidFile(`Paling banyak ${limits.maxRows.toLocaleString('id-ID')} baris dalam satu berkas`);
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
    const timer = setTimeout(() => end(() => reject(invalidFile('Berkas ini terlalu lama dibaca'))), SECONDS * 1_000);
    worker.once('message', (message: { rows?: SheetCell[][] }) =>
      end(() =>
        message.rows ? resolve(message.rows) : reject(invalidFile('Berkas ini bukan buku kerja Excel yang utuh')),
      ),
    );
    // out of memory, too
    worker.once('error', () => end(() => reject(invalidFile('Isi berkas ini terlalu besar'))));
  });
}

const invalidFile = (message: string) => invalidInput({ file: message }, message);
