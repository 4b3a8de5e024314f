import type { z } from 'zod';

interface Wrapper {
  unwrap?: () => z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
}

/** Returns the schemas that one wraps: inside `nullable`, `optional` and defaults; both ends of a pipe, output first. */
export function wrapped(schema: z.ZodType): z.ZodType[] {
  const wrapper = schema as unknown as Wrapper;
  if (schema.type === 'pipe') return [wrapper.out, wrapper.in];
  return schema.type !== 'array' && typeof wrapper.unwrap === 'function' ? [wrapper.unwrap()] : [];
}
