import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetNoticeErrors } from '../../contract/core/sheetNoticeErrors';
import { MOST_NOTICES, type SheetNotices } from '../../contract/core/sheetNotices';
import { cellName, cellText, columnName, isEmptyCell, type OtherSheet, type SheetTable } from './cells';

/** Returns what people should know of how a file was read: which sheet, and what in the workbook was passed over. */
export function sheetNotices(table: SheetTable): SheetNotices {
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
