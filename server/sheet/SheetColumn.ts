import type { DataValidation } from 'hucre/xlsx';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import type { SheetCell } from './cells';

/** The value of a cell, or why it was rejected. */
export type CellReading<Value> = { value: Value } | { error: ErrorMessage };

/** A code with its name, offered in a drop-down. */
export type SheetChoice = readonly [code: string, name: string];

/** A column of a format. Template, drop-downs, parsing and messages derive from it. */
export interface SheetColumn<Value = unknown> {
  /** Heading, by which columns are found in a filled file and named in messages. */
  header: string;
  /** Width in characters. */
  width: number;
  /** A note attached to the heading. */
  help?: string | undefined;
  /** For people only: written to the template, never read. */
  isInfo?: boolean;
  isRequired: boolean;
  /** How spreadsheet programs display its cells. */
  numFmt?: string;
  /** What spreadsheet programs check on input. */
  validation?: Omit<DataValidation, 'range'>;
  /** Drop-down of records, listed on a separate sheet. */
  choices?: readonly SheetChoice[] | undefined;
  /** Given all filled cells of the column, returns a function that reads one. */
  reader(cells: readonly SheetCell[]): (cell: SheetCell) => CellReading<Value>;
}

export interface ColumnOptions {
  width?: number;
  help?: string;
  required?: boolean;
}

/** Builds the properties shared by all kinds. */
export const commonOf = (header: string, { width = 16, help, required = false }: ColumnOptions) => ({
  header,
  width,
  help,
  isRequired: required,
});
