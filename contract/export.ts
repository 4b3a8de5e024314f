import { z } from 'zod';
import { type Access, type Endpoint, endpoint } from './core/endpoint';
import { anyText } from './core/fields';

export const EXPORT_FORMATS = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** Maximum number of rows in a file: as many as a spreadsheet program opens without trouble. */
export const MAX_EXPORT_ROWS = 500_000;

/** Maximum number of downloads per person that are not finished: one runs, the others wait for it. */
export const MAX_EXPORTS_AT_ONCE = 2;

/**
 * Declares the download of a list: the same filters, search and sort, with all rows instead of a page, streamed. `columns` names the
 * fields to write, in order and separated by commas; all fields by default. `access` is the list's unless given.
 */
export const exportOf = <const Path extends `/${string}`>(path: Path, list: Endpoint, access: Access = list.access) =>
  endpoint(`GET ${path}`, {
    access,
    summary: 'Download the filtered list as a file, streamed; the header x-total-rows gives the number of rows',
    query: list.query!.omit({ page: true, limit: true }).extend({
      format: z.enum(['xlsx', 'csv']).default('xlsx').meta({ title: 'Format' }),
      columns: anyText(1_000).optional().meta({ title: 'Kolom' }),
    }),
    download: Object.values(EXPORT_FORMATS),
  });
