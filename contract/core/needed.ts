import { z } from 'zod';
import { registry } from 'zod/v4/core';
import { isUuid } from './isUuid';

/**
 * Marks a field of a response that a provider must return, because people cannot do without it. Any other may be missing there: the
 * gateway then passes on an empty text or list, and null for a number, a flag, a code or a moment (docs/provider.md).
 */
export const needed = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ needed: true });

/**
 * Types a value that a provider may not return, and that is null then: the console must not take it for a fact. Our own server always
 * returns it, so the schema itself stays.
 */
export const orUnknown = <Schema extends z.ZodType>(schema: Schema) =>
  schema as z.ZodType as z.ZodType<z.output<Schema> | null, z.output<Schema> | null>;

/** Whether a provider must return a field: one that is marked so, or a record that holds one. */
export const isNeeded = (schema: z.ZodType): boolean =>
  Boolean(schema.meta()?.needed) ||
  (schema instanceof z.ZodObject &&
    Object.values(schema.shape as z.ZodRawShape).some(field => isNeeded(field as z.ZodType)));

const UUID_PART = 8;

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

/** The number by which people know a record; a provider's own id if it has no numbers, of a UUID the first part. */
export const numberOrId = (title: string) =>
  otherwise(z.string().meta({ title }), (_record, { id }) => {
    if (id === undefined || id === null) return undefined;
    return isUuid(String(id)) ? String(id).slice(0, UUID_PART) : String(id);
  });
