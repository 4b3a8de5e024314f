import { z } from 'zod';
import { provinceCode, regencyCode } from '../area/areaCodes';
import { regionCode } from '../area/region';
import type { AuditEntity } from '../core/audited';
import { choice, statusChoice } from '../core/choice';
import * as fields from '../core/fields';
import { id, version } from '../core/fields';
import { needed, otherwise } from '../core/needed';
import { recordOf } from '../core/recordOf';
import { imageUrl, paper } from '../file';
import { richText } from '../richTextField';
import type { AnyField, Field, Fields, TextRule, ValueOf } from './Field';
import { text } from './kinds';
import { nameFieldOf } from './nameFieldOf';
import { isStateKnown, stateOf } from './stateOf';

/** The schema of a field: optional in a request if it may stay empty or has a default. */
type InputSchema<F> = F extends { omittable: true }
  ? z.ZodOptional<z.ZodType<ValueOf<F>, ValueOf<F>>>
  : F extends { optional: true } | { default: unknown }
    ? z.ZodDefault<z.ZodType<ValueOf<F>, ValueOf<F>>>
    : z.ZodType<ValueOf<F>, ValueOf<F>>;

type InputNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { computed: unknown } ? never : Name;
}[keyof F];
type InputShape<F extends Fields> = { [Name in InputNames<F>]: InputSchema<F[Name]> };
type RecordShape<F extends Fields> = { id: typeof id } & {
  [Name in keyof F]: z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>>;
} & { version: typeof version };

/** A kind of record: its fields as data, and the schemas derived from them. */
export interface RecordDefinition<Name extends string = string, F extends Fields = Fields> {
  /** In the singular and snake case, as the audit log names it: `operational_cost`. */
  name: Name;
  fields: F;
  /** The field that names a record in sentences: the first text. */
  label: keyof F & string;
  /** What a form sends to add a record. */
  input: z.ZodObject<InputShape<F>>;
  /** What it sends to change one: the same with the version that was read. */
  update: z.ZodObject<InputShape<F> & { version: typeof version }>;
  /** A record in responses. */
  schema: z.ZodObject<RecordShape<F>>;
}

/** A record in responses, as a type: `type Banner = RecordType<typeof banner>`. */
export type RecordType<D extends { schema: z.ZodType }> = z.output<D['schema']>;

/**
 * Declares a kind of record once, as a list of its fields; table, calls, forms, lists and messages are derived from it.
 *
 * @example export const courier = defineRecord('courier', { plate: text('Nomor polisi', { max: 12, unique: true, searched: true }), … });
 */
export function defineRecord<const Name extends AuditEntity, const F extends Fields>(
  name: Name,
  fields: F,
): RecordDefinition<Name, WithNames<F>> {
  const named = withNames(fields);
  const all = Object.entries<AnyField>(named);
  const typed = all.filter(([, field]) => !field.computed);
  const computed = all.filter(([, field]) => field.computed);
  const writable = z.object(Object.fromEntries(typed.map(([field, descriptor]) => [field, schemaOf(descriptor)])));
  const shown = recordOf(writable).extend(
    Object.fromEntries(computed.map(([field, descriptor]) => [field, shownSchemaOf(descriptor)])),
  );
  const [label] = Object.entries<AnyField>(fields).find(([, { kind }]) => kind === 'text') ?? all[0]!;
  const responseSchema = ([name, field]: [string, AnyField]) => fromProvider(field, shown.shape[name]!, name === label);
  // the declared order, whatever is computed; the id first and the version last
  const shape = {
    id: needed(id),
    ...Object.fromEntries(all.map(entry => [entry[0], responseSchema(entry)])),
    version,
  };
  return {
    name,
    fields: named,
    label,
    input: inOrder(writable, typed),
    update: inOrder(writable.extend({ version }), typed),
    schema: z.object(shape),
  } as unknown as RecordDefinition<Name, WithNames<F>>;
}

/** Says what a remote provider may leave out: all but the name, amounts and what is declared `needed`; a derived state follows. */
function fromProvider(field: AnyField, schema: z.ZodType, isLabel: boolean): z.ZodType {
  const { states } = field;
  if (states)
    return otherwise(schema, record => (isStateKnown(states, record) ? stateOf({ states }, record) : undefined));
  const isGiven = !field.computed && !field.optional;
  return field.needed || (isGiven && (isLabel || field.kind === 'money')) ? needed(schema) : schema;
}

/** The schema of a field that the server computes, as responses carry it. */
const shownSchemaOf = (field: AnyField) => recordOf(z.object({ field: schemaOf(field) })).shape.field;

/** Adds the rule of moments that must follow another (`after`), if there are any. */
function inOrder(schema: z.ZodObject, fields: readonly [string, AnyField][]): z.ZodObject {
  const later = fields.flatMap(([name, { after }]) => (after ? [{ name, after }] : []));
  if (later.length === 0) return schema;
  return schema.superRefine((value: Record<string, unknown>, context) => {
    for (const { name, after } of later) {
      const [from, to] = [value[after], value[name]];
      if (typeof from === 'string' && typeof to === 'string' && to <= from)
        context.addIssue({ code: 'custom', path: [name], input: to, params: { rule: 'after' } });
    }
  });
}

/** A record's fields, and for each reference the name of the record that it points to. */
type WithNames<F extends Fields> = F & {
  readonly [Name in keyof F & string as F[Name] extends { kind: 'reference' }
    ? `${Name extends `${infer Noun}_id` ? Noun : Name}_name`
    : never]: Field<string, { readonly optional: true; readonly computed: 'query' }>;
};

/** Adds after each reference the name of the record that it points to, which the store reads with it; a field of that name is kept. */
const withNames = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, field]) => {
      const named = nameFieldOf(name);
      return field.kind !== 'reference' || named in fields
        ? [[name, field]]
        : [
            [name, field],
            [named, text(field.label, { max: 500, optional: true, computed: 'query' })],
          ];
    }),
  ) as WithNames<F>;

const RULES: Record<TextRule, (max: number) => z.ZodType<string, string>> = {
  alpha: fields.alpha,
  alpha_spaces: fields.alphaSpaces,
  alpha_num: fields.alphaNum,
  alpha_num_special: fields.alphaNumSpecial,
  full_name: fields.fullName,
  numeric: () => fields.numeric,
};

/** Returns the schema of a field in a form: its rules, its default, and null where it may stay empty. */
function schemaOf(field: AnyField): z.ZodType {
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
