/** Parameter of the address: which row's orders are shown over the list, `semua` for those of all rows. */
export const ROWS_PARAM = 'pesanan';
export const ALL_ROWS = 'semua';

/** The address's query with the orders of a row opened, or closed by null. */
export function withOrdersOf(search: string, row: string | null): string {
  const asked = new URLSearchParams(search);
  if (row) asked.set(ROWS_PARAM, row);
  else asked.delete(ROWS_PARAM);
  return asked.size > 0 ? `?${asked}` : '';
}

/** The first day of a row's step, and its merchant: `2026-11-21_…`. Undefined for all rows. */
export function rowIn(text: string): { first: string; merchant_id: string } | undefined {
  const [, first, merchant_id] = /^(\d{4}-\d\d-\d\d)_([\da-f-]{36})$/.exec(text) ?? [];
  return first && merchant_id ? { first, merchant_id } : undefined;
}
