import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetNoticeErrors } from '../../contract/core/sheetNoticeErrors';
import { MOST_NOTICES, type SheetNotices } from '../../contract/core/sheetNotices';
import type { Task } from '../core/Task';
import { cellName, cellText, columnName, isEmptyCell, type OtherSheet, type SheetTable } from './cells';
import { GUIDE, headingsOf, LISTS, neededOf, type Sheet, type SheetColumns } from './defineSheet';
import { readRows, type SheetRows } from './readRows';
import { readTable } from './readTable';

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

/** Returns what people should know of how a file was read: which sheet, and what in the workbook was passed over. */
function sheetNotices(table: SheetTable): SheetNotices {
  const { sheet, others, above, numbers } = table;
  const [row = 1] = numbers;
  const read = sheet === null ? [] : [sheetNoticeErrors.sheetRead({ sheet, row })];
  const headingRow = sheet === null && above.length > 0 ? [sheetNoticeErrors.headingRow({ row })] : [];
  const all = [...read, ...headingRow, ...others.map(passedOver), ...columnsWithoutHeading(table)];
  const shown = all.length > MOST_NOTICES ? all.slice(0, MOST_NOTICES - 1) : all;
  const more = all.length - shown.length;
  return [...shown, ...(more > 0 ? [sheetNoticeErrors.more({ count: more })] : [])].map(
    ({ message, code, params }) => ({ message, error: { code, params } }),
  );
}

function passedOver({ name: sheet, isHidden, fits, isSame }: OtherSheet): ErrorMessage {
  if (!fits) return sheetNoticeErrors.otherSheet({ sheet });
  if (isSame) return sheetNoticeErrors.sameValues({ sheet });
  return isHidden ? sheetNoticeErrors.hiddenValues({ sheet }) : sheetNoticeErrors.otherValues({ sheet });
}

/** In a CSV, cells beyond the heading are faults of their line: its separators are not those of the heading. */
function columnsWithoutHeading({ rows, numbers, separator }: SheetTable): ErrorMessage[] {
  const [heading = []] = rows;
  const titled = heading.map(cell => cellText(cell) !== '');
  const filled = new Map<number, { count: number; cell: string }>();
  for (const [index, cells] of rows.entries()) {
    if (index === 0) continue;
    for (const [column, cell] of cells.entries()) {
      if (titled[column] || (separator && column >= heading.length) || isEmptyCell(cell)) continue;
      const { count, cell: first } = filled.get(column) ?? { count: 0, cell: cellName(column, numbers[index]!) };
      filled.set(column, { count: count + 1, cell: first });
    }
  }
  return [...filled].map(([column, { count, cell }]) =>
    sheetNoticeErrors.noHeading({ column: columnName(column), count, cell }),
  );
}
