/** Address parameter naming the row whose orders are shown over the list, `semua` for those of all rows. */
export const ROWS_PARAM = 'pesanan';
export const ALL_ROWS = 'semua';

/** Returns the address's query with a row's orders opened, or closed for null. */
export function withOrdersOf(search: string, row: string | null): string {
  const asked = new URLSearchParams(search);
  if (row) asked.set(ROWS_PARAM, row);
  else asked.delete(ROWS_PARAM);
  return asked.size > 0 ? `?${asked}` : '';
}

/** Parses a row's first day and its merchant from `2026-11-21_…`. Undefined for all rows. */
export function rowIn(text: string): { first: string; merchant_id: string } | undefined {
  const [, first, merchant_id] = /^(\d{4}-\d\d-\d\d)_([\da-f-]{36})$/.exec(text) ?? [];
  return first && merchant_id ? { first, merchant_id } : undefined;
}
