import type { z } from 'zod';
import { fieldsAlong } from './fieldAt';
import { wrapped } from './wrapped';

/** The `title` set with `.meta({ title })` on a field, or on the one it wraps. */
export function labelOf(schema: z.ZodType): string | undefined {
  const own = schema.meta()?.title;
  if (own) return own;
  for (const inner of wrapped(schema)) {
    const label = labelOf(inner);
    if (label) return label;
  }
  return undefined;
}

/**
 * Returns the Indonesian labels of an object's fields, shared by the console and the server's messages.
 * @param names the fields wanted; all by default
 */
export function labelsOf<Shape extends z.ZodRawShape, const Name extends keyof Shape & string = keyof Shape & string>(
  { shape }: z.ZodObject<Shape>,
  names: readonly Name[] = Object.keys(shape) as Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map(name => [name, labelOf(shape[name] as unknown as z.ZodType) ?? name])) as Record<
    Name,
    string
  >;
}

/** Returns the label of the field at a path, for messages; the last segment of the path if the schema has no label. */
export function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const labels = fieldsAlong(schema, path).map(labelOf);
  return labels.findLast(label => label !== undefined) ?? String(path.at(-1) ?? 'Isian');
}
