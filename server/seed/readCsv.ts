import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/**
 * Reads the rows of a CSV file next to the sources, keyed by its header; every value is text.
 * @example readCsv<{ code: string }>(new URL('./products.csv', import.meta.url))
 */
export const readCsv = <Row extends Record<string, string>>(file: URL): Row[] =>
  parse(readFileSync(file, 'utf8'), { columns: true });
