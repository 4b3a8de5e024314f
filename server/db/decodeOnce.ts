import { Column, is, SQL, Subquery } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** The part of Drizzle's prepared select used here: the position of each column in the result, and its decoder. */
interface Prepared {
  fields?: { path: string[]; field: unknown }[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => unknown[];
}

/**
 * Lets a prepared select look up its decoders once instead of for every cell, which took a tenth of a list's time. The resulting rows are
 * the same; the driver's row array is emptied. A select with outer joins is left unchanged: there Drizzle checks every cell to turn a
 * missing side into null.
 */
export function decodeOnce<Statement extends object>(statement: Statement): Statement {
  const prepared = statement as Prepared;
  const { fields, joinsNotNullableMap } = prepared;
  if (!fields || Object.keys(joinsNotNullableMap ?? {}).length > 1) return statement;
  const cells = fields.map(({ path, field }) => ({ path, decoder: decoderOf(field) }));
  const depth = Math.max(...cells.map(({ path }) => path.length));
  if (depth > 2) return statement;
  prepared.customResultMapper = rows => {
    const decoded = rows.map(row => rowOf(cells, row));
    // The driver's result survives several young-generation collections: unless it is emptied, an eighth of what a list allocates is copied
    // twice, which took a twelfth of the time.
    rows.length = 0;
    return decoded;
  };
  return statement;
}

function rowOf(cells: readonly { path: string[]; decoder: Decoder }[], row: readonly unknown[]) {
  const result: Record<string, unknown> = {};
  for (let index = 0; index < cells.length; index++) {
    const { path, decoder } = cells[index]!;
    const raw = row[index];
    const value = raw === null ? null : decoder.mapFromDriverValue(raw);
    const [name, inner] = path as [string, string?];
    if (inner === undefined) result[name] = value;
    else {
      result[name] ??= {};
      (result[name] as Record<string, unknown>)[inner] = value;
    }
  }
  return result;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field as unknown as { _: { sql: { decoder: Decoder } } })._.sql.decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}
