/** The SQL of what is given to `query` of a connection. */
export const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text ?? '');
