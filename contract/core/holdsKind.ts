import type { z } from 'zod';
import { type FieldKind, innermost, kindOf } from './fieldKind';
import { elementOf, shapeOf } from './shapeOf';

/** Whether a schema contains a field of a kind, at any depth. */
export function holdsKind(schema: z.ZodType, kind: FieldKind): boolean {
  if (kindOf(schema) === kind) return true;
  const inner = innermost(schema);
  const element = elementOf(inner);
  const parts = element ? [element] : Object.values(shapeOf(inner) ?? {});
  return parts.some(part => holdsKind(part, kind));
}
