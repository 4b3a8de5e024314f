import { z } from 'zod';
import type { AuditEntity } from '../core/audited';
import { id, version } from '../core/fields';
import { recordOf } from '../core/recordOf';
import type { AnyField, Fields, ValueOf } from './Field';
import { schemaOf } from './schemaOf';
import { type WithNames, withNames } from './withNames';

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
  // the declared order, whatever is computed; the id first and the version last
  const shape = { id, ...Object.fromEntries(all.map(([field]) => [field, shown.shape[field]])), version };
  const [label] = Object.entries<AnyField>(fields).find(([, { kind }]) => kind === 'text') ?? all[0]!;
  return {
    name,
    fields: named,
    label,
    input: inOrder(writable, typed),
    update: inOrder(writable.extend({ version }), typed),
    schema: z.object(shape),
  } as unknown as RecordDefinition<Name, WithNames<F>>;
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
