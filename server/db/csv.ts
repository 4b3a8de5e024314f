/** Rows as CSV for COPY: everything quoted, so that only null is a bare nothing. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map(row => row.map(cell).join(',')).join('\n');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return `"${textOf(value).replaceAll('"', '""')}"`;
}

/** A value as PostgreSQL reads it from text. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
