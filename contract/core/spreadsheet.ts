import { flag } from './query';

/** What a file chooser offers for an upload: endings, and the types that programs give them. */
export const SPREADSHEET_TYPES = [
  '.xlsx',
  '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;

export const MAX_SPREADSHEET_BYTES = 2 * 1024 * 1024;

/** Which rows of an uploaded workbook come back with remarks: all unless said. */
export const remarksQuery = { only_faulty: flag.optional().meta({ title: 'Hanya baris yang salah' }) };
