import { z } from 'zod';
import { fieldsAlong } from './fieldAt';

type Inner = { unwrap?: () => z.ZodType; in?: z.ZodType; out?: z.ZodType; element?: z.ZodType };

/** The `title` set with `.meta({ title })` on a field, or on the one it wraps. */
export function labelOf(schema: z.ZodType): string | undefined {
  const own = schema.meta()?.title;
  if (own) return own;
  if (schema instanceof z.ZodPipe) return labelOf(schema.out as z.ZodType) ?? labelOf(schema.in as z.ZodType);
  const inner = (schema as unknown as Inner).unwrap;
  return typeof inner === 'function' && !(schema instanceof z.ZodArray) ? labelOf(inner.call(schema)) : undefined;
}

/** Indonesian labels of an object's fields, shared by the console and the server's messages. */
export function labelsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Record<keyof Shape & string, string> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, labelOf(field as z.ZodType) ?? name]),
  ) as Record<keyof Shape & string, string>;
}

/** The label of the field at a path, for messages; the last segment of the path if the schema has no label. */
export function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const labels = fieldsAlong(schema, path).map(labelOf);
  return labels.findLast(label => label !== undefined) ?? String(path.at(-1) ?? 'Isian');
}
