// The thread that parses an uploaded spreadsheet: a file crafted to inflate hugely ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parentPort } from 'node:worker_threads';
import { boundedTable } from './boundedTable.mjs';
import { findHeadings } from './headings.mjs';
import { openZip } from './openZip.mjs';
import { readCsv } from './readCsv.mjs';
import { readWorkbook, topCells } from './readWorkbook.mjs';
import { zipFault } from './zipFault.mjs';

/** Rows sent at a time. */
const SLICE = 1_000;

const send = message => parentPort.postMessage(message);

/**
 * Sends the heading and the filled rows below it in slices, then the other facts about the table; or that it is beyond the limits.
 *
 * @param {{ rows: { number: number, cells: object[], isHidden?: boolean }[], merges?: object[], separator?: string, sheet?: string, others?: object[] }} found
 * @param {{ headings: readonly string[], maxRows: number, limits: import('./sheetLimits').SheetLimits }} expected
 */
function sendTable({ rows, merges = [], separator = null, sheet = null, others = [] }, expected) {
  const { headings, maxRows, limits } = expected;
  const { index } = findHeadings(
    rows.map(({ cells }) => cells),
    headings,
  );
  const table = rows.slice(index);
  if (table.length > maxRows + 1) return send({ fault: 'tooManyRows' });
  const place = { heading: table[0]?.number ?? 1, last: table.at(-1)?.number ?? 1, columns: limits.columns };
  const bounded = boundedTable(table, topCells(merges, place), expected);
  if (bounded.fault) return send(bounded);
  const above = boundedTable(rows.slice(0, index), [], expected);
  if (above.fault) return send(above);
  for (let start = 0; start < bounded.rows.length; start += SLICE)
    send({ part: { rows: bounded.rows.slice(start, start + SLICE), total: bounded.rows.length } });
  send({
    facts: {
      separator,
      sheet,
      others,
      merged: bounded.merged,
      numbers: table.map(({ number }) => number),
      above: above.rows.map((cells, at) => ({ number: rows[at].number, cells })),
      hiddenRows: table.filter(({ isHidden }) => isHidden).map(({ number }) => number),
    },
  });
}

function read(work) {
  if (!isZip(work.bytes)) return readCsv(work.bytes, work);
  const zip = openZip(work.bytes);
  const fault = zipFault(zip);
  if (fault) return { fault };
  const found = readWorkbook(zip, work);
  if (found.isTooLong) return { fault: 'tooManyRows' };
  return found.far ? { fault: 'tooManyColumns', cell: found.far } : found;
}

const isZip = bytes => bytes[0] === 0x50 && bytes[1] === 0x4b;

parentPort.on('message', work => {
  try {
    const found = read(work);
    if (found.fault) send(found);
    else sendTable(found, work);
  } catch {
    send({ fault: 'brokenWorkbook' });
  }
});
