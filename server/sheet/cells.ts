/** A cell as it was written. */
export interface SheetCell {
  value: string | number | boolean | { date: string } | null;
  formula: boolean;
}

/** Whether nothing stands in a cell, not even a formula. */
export const isEmptyCell = (cell: SheetCell | undefined): boolean =>
  !cell || (!cell.formula && (cell.value === null || (typeof cell.value === 'string' && cell.value.trim() === '')));

/** What stands in a cell as text; empty for a date. */
export function cellText(cell: SheetCell | undefined): string {
  const value = cell?.value ?? '';
  return typeof value === 'object' ? '' : String(value).trim();
}
