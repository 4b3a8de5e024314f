import type { Task } from '../core/Task';
import type { SheetTable } from './cells';
import { headingsOf, type Sheet, type SheetColumns } from './defineSheet';
import { readRows, type SheetRows } from './readRows';
import { readTable } from './readTable';

/** A parsed file: its raw content, and its values by format. */
export interface ReadSheet<Columns extends SheetColumns> extends SheetRows<Columns> {
  table: SheetTable;
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
  const { name, maxRows } = sheet;
  const table = await readTable(bytes, { name, maxRows, headings: headingsOf(sheet) }, task);
  return { table, ...readRows(sheet, table) };
}
