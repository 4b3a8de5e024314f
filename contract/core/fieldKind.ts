import { z } from 'zod';
import { choiceLabels } from './choice';

/**
 * Kinds of fields, for everything that displays or edits a value: cells, inputs, filters, history, comparison,
 * export, demo data. The builders of `fields.ts` set it with `.meta({ kind })` unless the schema's own type implies
 * it.
 */
export const FIELD_KINDS = [
  'text',
  'longText',
  'email',
  'phone',
  'link',
  'money',
  'number',
  'day',
  'moment',
  'boolean',
  'choice',
  'status',
  'choices',
  'region',
  'area',
  'image',
  'file',
  'richText',
  'reference',
  'other',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The kind of a field, also if it is nullable, has a default or is transformed. */
export function kindOf(schema: z.ZodType): FieldKind {
  const said = saidOf(schema);
  if (said) return said;
  const inner = innermost(schema);
  if (choiceLabels(inner) || inner instanceof z.ZodEnum) return 'choice';
  if (inner instanceof z.ZodArray) return isChoice(kindOf(inner.element as z.ZodType)) ? 'choices' : 'other';
  if (inner instanceof z.ZodBoolean) return 'boolean';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodISODateTime) return 'moment';
  if (inner instanceof z.ZodISODate) return 'day';
  if (inner instanceof z.ZodEmail) return 'email';
  if (inner instanceof z.ZodURL) return 'link';
  return inner instanceof z.ZodString ? 'text' : 'other';
}

const isChoice = (kind: FieldKind) => kind === 'choice' || kind === 'status' || kind === 'region';

/** The schema within `nullable`, defaults, pipes and transforms. */
export function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema as unknown as { in: z.ZodType; out: z.ZodType };
    return innermost(after instanceof z.ZodTransform || before instanceof z.ZodTransform === false ? before : after);
  }
  const { unwrap } = schema as unknown as { unwrap?: () => z.ZodType };
  return typeof unwrap === 'function' && !(schema instanceof z.ZodArray) ? innermost(unwrap.call(schema)) : schema;
}

/** The kind set with `.meta({ kind })` on a schema, or on the one it wraps. */
function saidOf(schema: z.ZodType): FieldKind | undefined {
  const own = schema.meta()?.kind as FieldKind | undefined;
  if (own) return own;
  if (schema instanceof z.ZodPipe) return saidOf(schema.out as z.ZodType) ?? saidOf(schema.in as z.ZodType);
  const { unwrap } = schema as unknown as { unwrap?: () => z.ZodType };
  return typeof unwrap === 'function' && !(schema instanceof z.ZodArray) ? saidOf(unwrap.call(schema)) : undefined;
}
