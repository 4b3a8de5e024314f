import type { z } from 'zod';
import { innermost } from './fieldKind';
import { elementOf, shapeOf } from './shapeOf';

/** Returns the schemas along a path, as far as they are known: for `items.0.price` those of `items`, an item and `price`. */
export function fieldsAlong(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  const fields: z.ZodType[] = [];
  let here: z.ZodType = schema;
  for (const key of path) {
    const container = innermost(here);
    const next = shapeOf(container)?.[String(key)] ?? elementOf(container);
    if (!next) break;
    fields.push(next);
    here = next;
  }
  return fields;
}

/** Returns the schema of the field at a path such as `items.0.price`; undefined if there is none. */
export function fieldAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  const keys = path.split('.');
  const fields = fieldsAlong(schema, keys);
  return fields.length === keys.length ? fields.at(-1) : undefined;
}
