import { z } from 'zod';
import { type FieldKind, innermost, kindOf } from './fieldKind';

/** Whether a schema contains a field of a kind, at any depth. */
export function holdsKind(schema: z.ZodType, kind: FieldKind): boolean {
  if (kindOf(schema) === kind) return true;
  const inner = innermost(schema);
  if (inner instanceof z.ZodObject)
    return Object.values(inner.shape).some(field => holdsKind(field as z.ZodType, kind));
  return inner instanceof z.ZodArray && holdsKind(inner.element as z.ZodType, kind);
}
