/** What a file chooser offers for an upload: endings, and the types that programs give them. */
export const SPREADSHEET_TYPES = [
  '.xlsx',
  '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;

export const MAX_SPREADSHEET_BYTES = 2 * 1024 * 1024;
