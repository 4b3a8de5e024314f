// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { GENERAL } from './numberFormats.mjs';
import { walkXml } from './walkXml.mjs';
import { unescaped } from './workbookParts.mjs';

const DAY_MS = 86_400_000;
/** 1 January 1970 in spreadsheet day numbers. */
const EPOCH_SERIAL = 25_569;
/** Days between the two epochs of spreadsheets. */
const DAYS_TO_1904 = 1_462;
/** Spreadsheet programs show so many digits; what is beyond them is noise of binary fractions. */
const DIGITS = 15;
const MOST_SERIAL = 2_958_465;

/** Ends the walk once a sheet has more filled rows than any format takes. */
class Enough extends Error {}

/**
 * Reads the filled rows of a sheet. Cells that only have a look, spaces or a formula without a result are none, so borders down to the last
 * row of a sheet cost no memory.
 *
 * @param {Uint8Array} xml
 * @param {{ strings: string[], formats: object[], is1904: boolean }} shared
 * @param {{ mostRows: number, limits: import('./sheetLimits').SheetLimits }} limits
 * @returns {{ rows: { number: number, cells: object[], isHidden: boolean }[], merges: { column: number, row: number }[][], far: string | null, isTooLong: boolean }}
 * `far` names the first filled cell beyond the columns
 */
export function readCells(xml, shared, { mostRows, limits }) {
  const found = { rows: [], merges: [], far: null, isTooLong: false };
  let row = null;
  let cell = null;
  let last = 0;
  let hints = 0;
  const textEnd = limits.cellLength + 1;
  const opened = {
    __proto__: null,
    row: ({ r, hidden }) => {
      row = { number: Number(r) || last + 1, cells: [], next: 0, isHidden: hidden === '1' || hidden === 'true' };
      last = row.number;
    },
    c: ({ r = '', t = 'n', s }) => {
      if (row)
        cell = { ref: r, type: t, format: shared.formats[s] ?? GENERAL, text: '', into: false, isFormula: false };
    },
    f: () => {
      if (cell) cell.isFormula = true;
    },
    v: () => {
      if (cell) cell.into = true;
    },
    t: () => {
      if (cell?.type === 'inlineStr' && hints === 0) cell.into = true;
    },
    // phonetic hints beside a text are no part of it
    rPh: () => {
      hints += 1;
    },
    mergeCell: ({ ref = '' }) => {
      const [first, end = first] = ref.split(':').map(placeOf);
      if (first && end && first.row <= (found.rows.at(-1)?.number ?? 0)) found.merges.push([first, end]);
    },
  };
  const closed = {
    __proto__: null,
    v: () => {
      if (cell) cell.into = false;
    },
    t: () => closed.v(),
    rPh: () => {
      hints -= 1;
    },
    c: () => {
      if (!cell) return;
      const column = placeOf(cell.ref)?.column ?? row.next;
      row.next = column + 1;
      const value = contentOf(cell, shared);
      cell = null;
      if (!isFilled(value)) return;
      if (column >= limits.columns) found.far ??= cellRefOf(column, row.number);
      else row.cells[column] = value;
    },
    row: () => {
      if (row && row.cells.length > 0) {
        const { number, cells, isHidden } = row;
        found.rows.push({ number, isHidden, cells: Array.from(cells, one => one ?? EMPTY) });
        if (found.rows.length > mostRows) throw new Enough();
      }
      row = null;
    },
  };
  try {
    walkXml(xml, {
      open: (name, attributes) => opened[name]?.(attributes),
      text(part) {
        if (cell?.into && cell.text.length < textEnd) cell.text += part.slice(0, textEnd);
      },
      close: name => closed[name]?.(),
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    found.isTooLong = true;
  }
  found.rows.sort((one, other) => one.number - other.number);
  return found;
}

/** A cell without content between filled ones. */
export const EMPTY = Object.freeze({ value: null, formula: false });

const REF = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** Returns the column (from 0) and row (from 1) of `C7`. */
function placeOf(ref) {
  const [, letters, digits] = REF.exec(ref) ?? [];
  if (!letters) return undefined;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) };
}

/** Returns the name of a cell by column (from 0) and row (from 1). */
export function cellRefOf(column, row) {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

const BLANK = /^[\s\u00a0\u00ad\u200b-\u200d\u2060\ufeff]*$/u;

/** A formula counts unless its result is known to be nothing. */
export const isFilled = ({ value, formula, isEmptyText }) =>
  typeof value === 'string'
    ? !BLANK.test(value) || (formula && !isEmptyText)
    : value !== null || (formula && !isEmptyText);

function contentOf({ type, text, format, isFormula: formula }, { strings, is1904 }) {
  if (type === 's') return { value: strings[Number(text)] ?? null, formula };
  if (type === 'str' || type === 'inlineStr') {
    const value = unescaped(text);
    return { value, formula, ...(BLANK.test(value) && { isEmptyText: true }) };
  }
  if (type === 'b') return { value: text === '1' || text === 'true', formula, shown: null };
  if (type === 'e') return { value: text, formula, error: text };
  if (text === '') return { value: null, formula };
  if (type === 'd')
    return { value: { date: `${text.replace(/Z$/, '')}${text.includes('T') ? 'Z' : ''}` }, formula, shown: null };
  const written = Number(text);
  if (Number.isNaN(written)) return { value: text, formula };
  const number = Number(written.toPrecision(DIGITS));
  const shown = format.shown(number);
  const serial = is1904 ? number + DAYS_TO_1904 : number;
  if (format.isDate && serial >= 0 && serial <= MOST_SERIAL)
    return {
      value: { date: new Date(Math.round((serial - EPOCH_SERIAL) * DAY_MS)).toISOString() },
      formula,
      shown: is1904 ? null : shown,
    };
  return { value: number, formula, shown, ...(is1904 && { is1904 }) };
}
