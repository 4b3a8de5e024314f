import type { z } from 'zod';
import { choiceLabels } from './choiceLabels';
import { elementOf } from './shapeOf';
import { wrapped } from './wrapped';

/**
 * Kinds of fields, which decide how a value is displayed and edited: cells, inputs, filters, history, comparison,
 * export, demo data. The builders of `fields.ts` set the kind with `.meta({ kind })` unless the schema's own type
 * implies it.
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

/** Kinds of text implied by a string format. */
const KIND_OF_FORMAT: Readonly<Record<string, FieldKind>> = {
  datetime: 'moment',
  date: 'day',
  email: 'email',
  url: 'link',
};

/** Returns the kind of a field, including one that is nullable, has a default or is transformed. */
export function kindOf(schema: z.ZodType): FieldKind {
  const kind = kindInMeta(schema);
  if (kind) return kind;
  const inner = innermost(schema);
  if (choiceLabels(inner)) return 'choice';
  switch (inner.type) {
    case 'enum':
      return 'choice';
    case 'array':
      return isChoice(kindOf(elementOf(inner)!)) ? 'choices' : 'other';
    case 'boolean':
    case 'number':
      return inner.type;
    case 'string':
      return kindOfText(inner);
    default:
      return 'other';
  }
}

const isChoice = (kind: FieldKind) => kind === 'choice' || kind === 'status' || kind === 'region';

function kindOfText(schema: z.ZodType): FieldKind {
  const { format } = schema.def as { format?: string };
  return format ? (KIND_OF_FORMAT[format] ?? 'other') : 'text';
}

/** Returns the schema inside `nullable`, defaults, pipes and transforms. */
export function innermost(schema: z.ZodType): z.ZodType {
  const [first, second] = wrapped(schema);
  if (!first) return schema;
  return innermost(second && (first.type === 'transform' || second.type !== 'transform') ? second : first);
}

/** The kind set with `.meta({ kind })` on a schema, or on the one it wraps. */
function kindInMeta(schema: z.ZodType): FieldKind | undefined {
  const own = schema.meta()?.kind as FieldKind | undefined;
  if (own) return own;
  for (const inner of wrapped(schema)) {
    const kind = kindInMeta(inner);
    if (kind) return kind;
  }
  return undefined;
}
