import { z } from 'zod';

type Inner = { unwrap?: () => z.ZodType; in?: z.ZodType; out?: z.ZodType; element?: z.ZodType };

/** The `title` that a field (or what it wraps) was given with `.meta({ title })`. */
export function labelOf(schema: z.ZodType): string | undefined {
  const own = schema.meta()?.title;
  if (own) return own;
  if (schema instanceof z.ZodPipe) return labelOf(schema.out as z.ZodType) ?? labelOf(schema.in as z.ZodType);
  const inner = (schema as unknown as Inner).unwrap;
  return typeof inner === 'function' && !(schema instanceof z.ZodArray) ? labelOf(inner.call(schema)) : undefined;
}

/** Indonesian labels of an object's fields, their one home: the console's words and the server's messages read them here. */
export function labelsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Record<keyof Shape & string, string> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, labelOf(field as z.ZodType) ?? name]),
  ) as Record<keyof Shape & string, string>;
}

/** The label of the field at a path, for a message about it; the last name of the path where the schema has no label. */
export function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let here: z.ZodType | undefined = schema;
  let label: string | undefined;
  for (const key of path) {
    while (here && !(here instanceof z.ZodObject) && !(here instanceof z.ZodArray)) {
      const wrapper: Inner = here as unknown as Inner;
      here = here instanceof z.ZodPipe ? (here.in as z.ZodType) : wrapper.unwrap?.call(here);
    }
    if (here instanceof z.ZodObject) here = here.shape[String(key)] as z.ZodType | undefined;
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    if (!here) break;
    label = labelOf(here) ?? label;
  }
  return label ?? String(path.at(-1) ?? 'Isian');
}
