import { flag } from './query';

/** File types offered by an upload's file chooser: extensions, and the MIME types that programs assign to them. */
export const SPREADSHEET_TYPES = [
  '.xlsx',
  '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;

export const MAX_SPREADSHEET_BYTES = 2 * 1024 * 1024;

/** Which rows of an uploaded workbook are returned with remarks; all by default. */
export const remarksQuery = { only_faulty: flag.optional().meta({ title: 'Hanya baris yang salah' }) };
