import type { SheetColumn } from './SheetColumn';

export type SheetColumns = Readonly<Record<string, SheetColumn>>;

/** A format that people download, fill in and upload. */
export interface Sheet<Columns extends SheetColumns = SheetColumns> {
  /** Name of the sheet in the workbook. */
  name: string;
  columns: Columns;
  /** Maximum number of filled rows in one file. */
  maxFilled: number;
  /** Maximum number of filled rows read below the heading, whether or not the column named by `asks` is. */
  maxRows: number;
  /** Rows where this column is empty are skipped. By default, only rows without any filled cell are. */
  asks?: string;
  /** Lines of the instructions sheet. */
  guide: readonly string[];
}

/** The values of a row by column; null if a cell is empty or invalid. */
export type ValuesOf<Columns extends SheetColumns> = {
  [Name in keyof Columns]: Columns[Name] extends SheetColumn<infer Value> ? Value | null : never;
};

/**
 * Declares the format of a spreadsheet: template, drop-downs, parsing, messages by cell and the workbook with remarks derive from its
 * columns.
 *
 * @example
 * const courierSheet = defineSheet({
 *   name: 'Kurir',
 *   columns: { name: text('Nama', { max: 80, required: true }), hired_on: moment('Mulai bekerja') },
 *   maxFilled: 1_000,
 *   maxRows: 2_000,
 *   guide: ['Satu baris satu kurir.'],
 * });
 */
export const defineSheet = <const Columns extends SheetColumns>(
  sheet: Sheet<Columns> & { asks?: keyof Columns & string },
): Sheet<Columns> => sheet;

/** Returns the columns in order, with their names. */
export const columnsOf = (sheet: Sheet): [name: string, column: SheetColumn][] => Object.entries(sheet.columns);

/** Returns the headings of the columns that are read. */
export const neededOf = (sheet: Sheet): string[] =>
  Object.values(sheet.columns).flatMap(({ header, isInfo }) => (isInfo ? [] : [header]));

export const headingsOf = (sheet: Sheet): string[] => Object.values(sheet.columns).map(({ header }) => header);

/** Names of the template's other sheets: instructions, and the records of drop-downs. */
export const GUIDE = 'Petunjuk';
export const LISTS = 'Daftar';

/** Heading of the column that the workbook with remarks adds; it is skipped when that workbook is uploaded again. */
export const REMARKS = 'Keterangan';
