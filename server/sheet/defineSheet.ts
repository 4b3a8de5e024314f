import type { SheetColumn } from './SheetColumn';

export type SheetColumns = Readonly<Record<string, SheetColumn>>;

/** A format that people download, fill in and upload. */
export interface Sheet<Columns extends SheetColumns = SheetColumns> {
  /** Of the sheet in the workbook. */
  name: string;
  columns: Columns;
  /** Filled rows of one file at most. */
  maxFilled: number;
  /** Rows read below the heading, empty ones between the filled included. */
  maxRows: number;
  /** Rows where this column is empty ask for nothing. Without it a row asks as soon as any of its cells is filled. */
  asks?: string;
  /** Lines of the sheet of instructions. */
  guide: readonly string[];
}

/** What a row says, by column; null where a cell is empty or has a fault. */
export type ValuesOf<Columns extends SheetColumns> = {
  [Name in keyof Columns]: Columns[Name] extends SheetColumn<infer Value> ? Value | null : never;
};

/**
 * Declares the format of a spreadsheet: template, drop-downs, reading, messages by cell and the workbook with remarks follow from its
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

/** The columns in order, with their names. */
export const columnsOf = (sheet: Sheet): [name: string, column: SheetColumn][] => Object.entries(sheet.columns);

export const headingsOf = (sheet: Sheet): string[] => Object.values(sheet.columns).map(({ header }) => header);

/** Heading of the column that the workbook with remarks adds; it is skipped when that workbook is uploaded again. */
export const REMARKS = 'Keterangan';
