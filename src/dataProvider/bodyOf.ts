import type { RaRecord } from 'ra-core';
import type { z } from 'zod';
import { type EndpointEntry, mapped } from './endpointMap';

type Wrapper = { shape?: object; unwrap?: () => z.ZodType; in?: z.ZodType };

/** Returns the field names of an object schema, looking through wrappers (optional, pipe); undefined if it is not an object. */
export function fieldsOf(schema: z.ZodType | undefined): string[] | undefined {
  const { shape, unwrap, in: input } = (schema ?? {}) as Wrapper;
  if (shape) return Object.keys(shape);
  if (input) return fieldsOf(input);
  return typeof unwrap === 'function' ? fieldsOf(unwrap.call(schema)) : undefined;
}

/** Returns the body of a create or update: only the form fields that the endpoint accepts, unless its entry maps them. */
export function bodyOf(entry: EndpointEntry, data: Partial<RaRecord>): unknown {
  const { endpoint, mapping } = mapped(entry);
  if (mapping.body) return mapping.body(data);
  const fields = fieldsOf(endpoint.body);
  if (!fields) return data;
  return Object.fromEntries(fields.filter(field => data[field] !== undefined).map(field => [field, data[field]]));
}
