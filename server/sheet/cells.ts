import { cellRef } from 'hucre/xlsx';

/** A cell as written; in a CSV always text. */
export interface SheetCell {
  value: string | number | boolean | { date: string } | null;
  formula: boolean;
  /** What spreadsheet programs show of a value that is no text; null if that depends on the program or its language. */
  shown?: string | null;
  /** A number of a workbook whose days are counted from 1904. */
  is1904?: boolean;
  /** `#N/A` and the like. */
  error?: string;
  /** Its text was longer than the limit of a cell, and was cut. */
  isCut?: boolean;
}

/** A sheet of the workbook that was not read. */
export interface OtherSheet {
  name: string;
  isHidden: boolean;
  /** It has the format's headings. */
  fits: boolean;
  /** Its values are those of the sheet that was read. */
  isSame: boolean;
}

/** The raw content of a file, before interpretation. */
export interface SheetTable {
  /** The heading first, then every filled row; rows may have different lengths. */
  rows: readonly SheetCell[][];
  /** The number of each row in the file. */
  numbers: readonly number[];
  /** Filled rows above the heading: a title, a period. */
  above: readonly { number: number; cells: readonly SheetCell[] }[];
  /** The column separator of a CSV. */
  separator: string | null;
  /** The name of the sheet that was read; null for a CSV. */
  sheet: string | null;
  /** Other filled sheets of the workbook, except those of the template. */
  others: readonly OtherSheet[];
  /** Names of the topmost cells of merged ranges below the heading. */
  merged: readonly string[];
  /** Numbers of hidden rows. */
  hiddenRows: readonly number[];
}

/** Returns the name of a cell by column (from 0) and row (from 1): `A7`. */
export const cellName = (column: number, row: number): string => cellRef(row - 1, column);

/** Returns the letters of a column (from 0): `C`. */
export const columnName = (column: number): string => cellName(column, 1).slice(0, -1);

/** Returns the number of the row of a cell's name: 7 of `A7`. */
export const rowOf = (cell: string): number => Number(cell.replace(/\D+/, ''));

/** Whether a cell is empty, without even a formula. */
export const isEmptyCell = (cell: SheetCell | undefined): boolean =>
  !cell || (!cell.formula && !cell.error && !isDate(cell.value) && cellText(cell) === '');

/**
 * Returns a cell's content as text, without stray spaces and invisible characters: for anything but text what programs show, or else the
 * value itself; empty for a date that they show in different ways.
 */
export function cellText(cell: SheetCell | undefined): string {
  const value = cell?.value ?? '';
  return cleanText(cell?.shown ?? (isDate(value) ? '' : String(value)));
}

type CellDate = Extract<SheetCell['value'], { date: string }>;
const isDate = (value: SheetCell['value']): value is CellDate => value !== null && typeof value === 'object';

/** Normalises text to what people see: invisible characters are dropped, and any run of spaces becomes one. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim();

const LONGEST_QUOTE = 60;
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 10 });

/** Returns what was in a cell, to repeat in a message why it is refused. */
export function quoted({ value, shown }: SheetCell): string {
  if (typeof value === 'number') return shown ?? number.format(value);
  if (typeof value === 'boolean') return String(value).toUpperCase();
  if (isDate(value)) return writtenDate(value);
  const text = cleanText(value ?? '');
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function writtenDate({ date }: CellDate) {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(date) ?? [];
  return `${day}/${month}/${year}${time && time !== '00:00' ? ` ${time.replace(':', '.')}` : ''}`;
}
