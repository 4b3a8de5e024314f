// The thread in which an uploaded spreadsheet is read: a file made to swell ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort, workerData } from 'node:worker_threads';
import { cellRef, readXlsx } from 'hucre/xlsx';
import { readCsv } from './readCsv.mjs';

/** Rows that are handed over at once. */
const SLICE = 1_000;
/** Columns that formats reach. */
const MOST_MERGED = 50;

/** @type {{ bytes: Uint8Array, name: string, headings: string[], maxRows: number }} */
const { bytes, name, headings, maxRows } = workerData;

const send = message => parentPort.postMessage(message);

/** Sends the rows in slices, then what else is known of the table. */
function sendTable(rows, facts) {
  for (let start = 0; start < rows.length; start += SLICE)
    send({ rows: rows.slice(start, start + SLICE), total: rows.length });
  send({ facts });
}

/** A cell as importers take it: what stands in it, whether a formula put it there, and the error that it shows. */
function plain(value, cell) {
  const shown = value ?? cell?.formulaResult ?? null;
  return {
    value: shown instanceof Date ? { date: shown.toISOString() } : shown,
    formula: cell?.formula !== undefined,
    ...(cell?.type === 'error' && { error: String(shown) }),
  };
}

/** The topmost cells of a merged range, one for each column that it covers. */
const topCells = ({ startRow, startCol, endCol }) =>
  Array.from({ length: Math.min(endCol - startCol + 1, MOST_MERGED) }, (_, index) =>
    cellRef(Math.max(startRow, 1), startCol + index),
  );

/** The sheet of the format's name, else the first that people see. */
const sheetOf = sheets => sheets.find(sheet => sheet.name === name) ?? sheets[0];

async function readWorkbook() {
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: maxRows + 2,
  });
  const { rows, cells, merges = [], rowDefs = new Map() } = sheetOf(sheets) ?? { rows: [] };
  sendTable(
    rows.map((row, index) => Array.from(row, (value, column) => plain(value, cells?.get(`${index},${column}`)))),
    {
      separator: null,
      merged: merges.filter(({ endRow }) => endRow > 0).flatMap(topCells),
      hiddenRows: [...rowDefs].filter(([, { hidden }]) => hidden).map(([index]) => index + 1),
    },
  );
}

function readText() {
  const { rows, separator, fault, row } = readCsv(bytes, { headings, maxRows });
  if (fault) return send({ fault, row });
  const cells = rows.map(values => values.map(value => ({ value: value === '' ? null : value, formula: false })));
  sendTable(cells, { separator, merged: [], hiddenRows: [] });
}

const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;

try {
  if (isZip) await readWorkbook();
  else readText();
} catch {
  send({ fault: 'brokenWorkbook' });
}
