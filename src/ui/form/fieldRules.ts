import type { z } from 'zod';
import { brokenRule } from '../../../contract/core/rules';

/** The rules of a field that a form shows before there is any error. */
export interface FieldRules {
  required: boolean;
  maxLength: number | undefined;
}

export type RulesByField = Readonly<Record<string, FieldRules>>;

interface Inner {
  def: { checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[] };
  unwrap?: () => z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
}

const known = new WeakMap<z.ZodObject, RulesByField>();

/** Returns, for each field of an object schema, whether it is required and its maximum length. Cached per schema. */
export function fieldRules(schema: z.ZodObject): RulesByField {
  const facts = known.get(schema) ?? readFacts(schema);
  known.set(schema, facts);
  return facts;
}

function readFacts(schema: z.ZodObject): RulesByField {
  const required = requiredFields(schema);
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      { required: required.has(name), maxLength: maxLengthOf(field as z.ZodType) },
    ]),
  );
}

/** Returns the facts of one field, at any depth. */
export const fieldRulesOf = (field: z.ZodType | undefined): FieldRules => ({
  required: field !== undefined && !field.safeParse(undefined).success,
  maxLength: field && maxLengthOf(field),
});

/** Whether a field may be null. */
export const mayBeNull = (field: z.ZodType | undefined): boolean => Boolean(field?.safeParse(null).success);

/** Returns the fields reported missing from an empty object, so that the rules themselves define what is required. */
function requiredFields(schema: z.ZodObject): Set<string> {
  const result = schema.safeParse({}, { error: issue => brokenRule(issue as never).rule });
  const missing = result.error?.issues.filter(({ path, message }) => path.length === 1 && message === 'required') ?? [];
  return new Set(missing.map(({ path }) => String(path[0])));
}

function maxLengthOf(field: z.ZodType): number | undefined {
  const { def, unwrap, in: input, out } = field as unknown as Inner;
  const check = def.checks?.find(({ _zod }) => _zod.def.check === 'max_length');
  if (check) return check._zod.def.maximum;
  if (input) return maxLengthOf(input) ?? (out && maxLengthOf(out));
  return typeof unwrap === 'function' ? maxLengthOf(unwrap.call(field)) : undefined;
}
