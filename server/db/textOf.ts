/** Returns the SQL text of an argument to a connection's `query`. */
export const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text ?? '');
