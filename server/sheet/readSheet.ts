import type { SheetNotices } from '../../contract/core/sheetNotices';
import type { Task } from '../core/Task';
import type { SheetTable } from './cells';
import { GUIDE, headingsOf, LISTS, neededOf, type Sheet, type SheetColumns } from './defineSheet';
import { readRows, type SheetRows } from './readRows';
import { readTable } from './readTable';
import { sheetNotices } from './sheetNotices';

/** Sheets that nobody filled in: the template's own, and the one that Numbers puts before its tables. */
const COMPANIONS = [GUIDE, LISTS, 'Export Summary'];

/** A parsed file: its raw content, and its values by format. */
export interface ReadSheet<Columns extends SheetColumns> extends SheetRows<Columns> {
  table: SheetTable;
  /** What people should know of how it was read. */
  notices: SheetNotices;
}

/**
 * Reads an uploaded workbook or CSV by its format.
 *
 * @throws HttpError 422 on `file` if it cannot be read at all; faults of single cells are listed instead
 */
export async function readSheet<Columns extends SheetColumns>(
  sheet: Sheet<Columns>,
  bytes: Buffer,
  task: Task,
): Promise<ReadSheet<Columns>> {
  const { name, maxRows, asks } = sheet;
  const expected = {
    name,
    maxRows,
    headings: headingsOf(sheet),
    needed: neededOf(sheet),
    asked: (asks && sheet.columns[asks]?.header) ?? null,
    companions: COMPANIONS,
  };
  const table = await readTable(bytes, expected, task);
  return { table, notices: sheetNotices(table), ...readRows(sheet, table) };
}
