// The thread that parses an uploaded spreadsheet: a file crafted to inflate hugely ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort, workerData } from 'node:worker_threads';
import { cellRef, readXlsx } from 'hucre/xlsx';
import { readCsv } from './readCsv.mjs';

/** Rows sent at a time. */
const SLICE = 1_000;
/** Columns considered of a merged range; no format has more. */
const MOST_MERGED = 50;

/** @type {{ bytes: Uint8Array, name: string, headings: string[], maxRows: number }} */
const { bytes, name, headings, maxRows } = workerData;

const send = message => parentPort.postMessage(message);

/** Sends the rows in slices, then the other facts about the table. */
function sendTable(rows, facts) {
  for (let start = 0; start < rows.length; start += SLICE)
    send({ rows: rows.slice(start, start + SLICE), total: rows.length });
  send({ facts });
}

/** Converts a cell for importers: its value, whether it comes from a formula, and the error it shows. */
function plain(value, cell) {
  const shown = value ?? cell?.formulaResult ?? null;
  return {
    value: shown instanceof Date ? { date: shown.toISOString() } : shown,
    formula: cell?.formula !== undefined,
    ...(cell?.type === 'error' && { error: String(shown) }),
  };
}

/** Returns the topmost cells of a merged range, one for each column it covers. */
const topCells = ({ startRow, startCol, endCol }) =>
  Array.from({ length: Math.min(endCol - startCol + 1, MOST_MERGED) }, (_, index) =>
    cellRef(Math.max(startRow, 1), startCol + index),
  );

/** Returns the sheet with the format's name, else the first visible one. */
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
