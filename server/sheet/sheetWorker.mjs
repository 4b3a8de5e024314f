// The thread in which an uploaded workbook is read: a file made to swell ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from 'hucre/xlsx';

/** @type {{ bytes: Uint8Array, maxRows: number, columns: number }} */
const { bytes, maxRows, columns } = workerData;

/** A cell as importers take it: what stands in it, and whether a formula put it there. */
const plain = (value, formula) => ({
  value: value instanceof Date ? { date: value.toISOString() } : (value ?? null),
  formula: Boolean(formula),
});

try {
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: maxRows + 2 });
  const sheet = sheets[0];
  const rows = (sheet?.rows ?? []).map((row, index) =>
    Array.from({ length: columns }, (_, column) => {
      const cell = sheet.cells?.get(`${index},${column}`);
      return plain(row[column] ?? cell?.formulaResult, cell?.formula);
    }),
  );
  parentPort.postMessage({ rows });
} catch (error) {
  parentPort.postMessage({ error: String(error?.message ?? error) });
}
