import type { DataValidation } from 'hucre/xlsx';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import type { SheetCell } from './cells';

/** What a cell holds, or why it cannot be taken. */
export type CellReading<Value> = { value: Value } | { error: ErrorMessage };

/** Codes with their names, offered as a drop-down. */
export type SheetChoice = readonly [code: string, name: string];

/** A column of a format. Template, drop-downs, reading and messages follow from it. */
export interface SheetColumn<Value = unknown> {
  /** How a filled file is recognised, and how messages name it. */
  header: string;
  /** In characters. */
  width: number;
  /** A note at the heading. */
  help?: string | undefined;
  /** For people only: written into the template, never read. */
  isInfo?: boolean;
  isRequired: boolean;
  /** How spreadsheet programs show its cells. */
  numFmt?: string;
  /** What spreadsheet programs check while somebody types. */
  validation?: Omit<DataValidation, 'range'>;
  /** Drop-down of records, listed on a sheet of their own. */
  choices?: readonly SheetChoice[] | undefined;
  /** Given all filled cells of the column, a function that reads one. */
  reader(cells: readonly SheetCell[]): (cell: SheetCell) => CellReading<Value>;
}

export interface ColumnOptions {
  width?: number;
  help?: string;
  required?: boolean;
}

/** What all kinds share. */
export const commonOf = (header: string, { width = 16, help, required = false }: ColumnOptions) => ({
  header,
  width,
  help,
  isRequired: required,
});
