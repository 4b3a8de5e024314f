import { cellRef } from 'hucre/xlsx';

/** A cell as written; in a CSV always text. */
export interface SheetCell {
  value: string | number | boolean | { date: string } | null;
  formula: boolean;
  /** `#N/A` and the like. */
  error?: string;
  /** Its text was longer than the limit of a cell, and was cut. */
  isCut?: boolean;
}

/** The raw content of a file, before interpretation. */
export interface SheetTable {
  /** The heading first; rows may have different lengths. */
  rows: readonly SheetCell[][];
  /** The column separator of a CSV. */
  separator: string | null;
  /** Names of the topmost cells of merged ranges below the heading. */
  merged: readonly string[];
  /** Numbers of hidden rows; the heading is 1. */
  hiddenRows: readonly number[];
}

/** Returns the name of a cell by column (from 0) and row (from 1): `A7`. */
export const cellName = (column: number, row: number): string => cellRef(row - 1, column);

/** Whether a cell is empty, without even a formula. */
export const isEmptyCell = (cell: SheetCell | undefined): boolean =>
  !cell || (!cell.formula && !cell.error && !isDate(cell) && cellText(cell) === '');

/** Returns a cell's content as text, without stray spaces and invisible characters; empty for a date. */
export function cellText(cell: SheetCell | undefined): string {
  const value = cell?.value ?? '';
  return isDate(cell) ? '' : cleanText(String(value));
}

const isDate = (cell: SheetCell | undefined) => cell?.value !== null && typeof cell?.value === 'object';

/** Normalises text to what people see: invisible characters are dropped, and any run of spaces becomes one. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim();
