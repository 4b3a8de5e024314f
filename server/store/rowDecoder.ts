import { Column, type DriverValueDecoder, is, SQL } from 'drizzle-orm';
import type { Selection } from './Selection';

/** Creates a decoder for rows that did not come through Drizzle's select. */
export function rowDecoder(columns: Selection) {
  const fields = Object.entries(columns).map(([name, field]) => {
    const plain = is(field, SQL.Aliased) ? field.sql : field;
    // the decoder of `sql` is private in Drizzle; a column is its own decoder
    const decoder = is(plain, Column)
      ? plain
      : (plain as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
    return [name, decoder] as const;
  });
  return (raw: Record<string, unknown>) =>
    Object.fromEntries(
      fields.map(([name, decoder]) => [name, raw[name] === null ? null : decoder.mapFromDriverValue(raw[name])]),
    );
}
