import { z } from 'zod';
import { registry } from 'zod/v4/core';

/** Returns a field's value, given the record's other fields and the record as the provider wrote it; undefined if nothing follows. */
type Otherwise = (record: Readonly<Record<string, unknown>>, written: Readonly<Record<string, unknown>>) => unknown;

const sources = registry<{ from: Otherwise }>();

/**
 * Declares what the value of a field is if a provider does not return it: what follows from the record's other fields.
 *
 * @example number: otherwise(z.string().meta({ title: 'Nomor' }), (_record, { id }) => String(id))
 */
export function otherwise<Schema extends z.ZodType>(schema: Schema, from: Otherwise): Schema {
  sources.add(schema, { from });
  return schema;
}

/** Returns what {@link otherwise} declares for a field. */
export const otherwiseOf = (schema: z.ZodType): Otherwise | undefined => sources.get(schema)?.from;

/** The number by which people know a record; a provider's own id if it has no numbers. */
export const numberOrId = (title: string) =>
  otherwise(z.string().meta({ title }), (_record, { id }) => (id === undefined ? undefined : String(id)));
