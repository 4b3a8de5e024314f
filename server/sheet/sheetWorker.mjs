// The thread that parses an uploaded spreadsheet: a file crafted to inflate hugely ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort } from 'node:worker_threads';
import { cellRef, readXlsx } from 'hucre/xlsx';
import { boundedTable } from './boundedTable.mjs';
import { readCsv } from './readCsv.mjs';

/** Rows sent at a time. */
const SLICE = 1_000;

const send = message => parentPort.postMessage(message);

/**
 * Sends the rows in slices, then the other facts about the table; or that it is beyond the limits.
 *
 * @param {object[][]} all
 * @param {object} about
 * @param {{ maxRows: number, limits: import('./sheetLimits').SheetLimits }} work
 */
function sendTable(all, about, { maxRows, limits }) {
  const { rows, facts, fault } = boundedTable(all, about, { maxRows, limits });
  if (fault) return send({ fault });
  for (let start = 0; start < rows.length; start += SLICE)
    send({ part: { rows: rows.slice(start, start + SLICE), total: rows.length } });
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

/** Yields the topmost cells of the ranges merged between heading and last row, one for each column they cover. */
function* topCells(merges, rows, columns) {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (endRow === 0 || startRow >= rows) continue;
    for (let column = startCol; column <= Math.min(endCol, columns - 1); column += 1)
      yield cellRef(Math.max(startRow, 1), column);
  }
}

async function readWorkbook({ bytes, name, maxRows, limits }) {
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: maxRows + 2,
  });
  // the sheet with the format's name, else the first visible one
  const sheet = sheets.find(one => one.name === name) ?? sheets[0];
  const { rows, cells, merges = [], rowDefs = new Map() } = sheet ?? { rows: [] };
  sendTable(
    rows.map((row, index) => Array.from(row, (value, column) => plain(value, cells?.get(`${index},${column}`)))),
    {
      separator: null,
      merged: topCells(merges, rows.length, limits.columns),
      hiddenRows: [...rowDefs]
        .filter(([index, { hidden }]) => hidden && index < rows.length)
        .map(([index]) => index + 1),
    },
    { maxRows, limits },
  );
}

function readText({ bytes, headings, maxRows, limits }) {
  const { rows, separator, fault, row } = readCsv(bytes, { headings, maxRows });
  if (fault) return send({ fault, row });
  const cells = rows.map(values => values.map(value => ({ value: value === '' ? null : value, formula: false })));
  sendTable(cells, { separator, merged: [], hiddenRows: [] }, { maxRows, limits });
}

const isZip = bytes => bytes[0] === 0x50 && bytes[1] === 0x4b;

parentPort.on('message', async work => {
  try {
    if (isZip(work.bytes)) await readWorkbook(work);
    else readText(work);
  } catch {
    send({ fault: 'brokenWorkbook' });
  }
});
