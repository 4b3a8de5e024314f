import { z } from 'zod';
import { provinceCode, regencyCode } from '../area/areaCodes';
import { regionCode } from '../area/region';
import { choice, statusChoice } from '../core/choice';
import * as fields from '../core/fields';
import { imageUrl, paper } from '../file';
import { richText } from '../richTextField';
import type { AnyField, TextRule } from './Field';

const RULES: Record<TextRule, (max: number) => z.ZodType<string, string>> = {
  alpha: fields.alpha,
  alpha_spaces: fields.alphaSpaces,
  alpha_num: fields.alphaNum,
  alpha_num_special: fields.alphaNumSpecial,
  full_name: fields.fullName,
  numeric: () => fields.numeric,
};

/** Returns the schema of a field in a form: its rules, its default, and null where it may stay empty. */
export function schemaOf(field: AnyField): z.ZodType {
  const schema = withEmpty(field, required(field));
  const filled = field.default === undefined ? schema : schema.default(field.default);
  const given = field.omittable ? filled.optional() : filled;
  return given.meta({
    title: field.label,
    kind: field.kind,
    ...(field.reference && { reference: field.reference }),
    ...(field.unique && { unique: true }),
  });
}

/** The schema of a value that is there. */
function required(field: AnyField): z.ZodType {
  const { kind, min, max = 0, choices = {}, decimals = 0, mobile } = field;
  switch (kind) {
    case 'text':
    case 'longText':
      return ruled(field, fields.text(max, min));
    case 'richText':
      return richText(max);
    case 'email':
      return fields.email;
    case 'link':
      return fields.webLink;
    case 'phone':
      return fields.phone(mobile ? { kind: 'mobile' } : {});
    case 'money':
      return z.int().min(min!).max(max);
    case 'number':
      return decimals === 0 ? z.int().min(min!).max(max) : fields.decimal(decimals).min(min!).max(max);
    case 'day':
      return fields.day;
    case 'moment':
      return fields.instant;
    case 'boolean':
      return z.boolean();
    case 'choice':
      return choice(choices);
    case 'status':
      return statusChoice(choices);
    case 'choices':
      return z
        .array(choice(choices))
        .min(field.default ? 0 : 1)
        .max(Object.keys(choices).length);
    case 'region':
      return regionCode;
    case 'area':
      return field.level === 'province' ? provinceCode : regencyCode;
    case 'image':
      return imageUrl;
    case 'file':
      return paper;
    case 'reference':
      return fields.reference(field.reference!);
    default:
      throw new Error(`A field of a record cannot be of kind '${kind}'`);
  }
}

function ruled({ pattern, rule, max = 0 }: AnyField, schema: z.ZodString): z.ZodType {
  const matching = pattern
    ? schema.refine(value => pattern.test(value), { params: { rule: 'value' }, abort: true })
    : schema;
  return rule ? matching.pipe(RULES[rule](max)) : matching;
}

/** Kinds that people type as text, whose empty input is null where it may stay empty. */
const TYPED = ['text', 'longText', 'email', 'link', 'phone', 'area'];

function withEmpty({ kind, optional, default: initial }: AnyField, schema: z.ZodType): z.ZodType {
  if (!optional) return schema;
  if (TYPED.includes(kind)) return z.preprocess(value => (isEmpty(value) ? null : value), schema.nullable());
  return initial === undefined ? schema.nullable().default(null) : schema.nullable();
}

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');
