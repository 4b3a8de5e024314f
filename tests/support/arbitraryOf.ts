import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

/** The parts of zod's internal definitions that this module reads. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  in?: z.ZodType;
  out?: z.ZodType;
  valueType?: z.ZodType;
  checks?: { _zod: { def: { pattern?: RegExp } } }[];
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** A present-day date and time, as callers write it. */
const instants = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString());

/** Generates arbitrary values of a schema's shape. Rules across fields (such as one date after another) may be violated. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return textOf(schema as z.ZodString);
    case 'number':
    case 'int':
      return numberOf(schema as z.ZodNumber);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(def.element!), { maxLength: 5 });
    case 'object':
      return objectOf(def.shape ?? {});
    case 'record':
      return fc.dictionary(fc.string(), arbitraryOf(def.valueType!), { maxKeys: 5 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(arbitraryOf));
    case 'nullable':
      return fc.oneof({ weight: 3, arbitrary: arbitraryOf(def.innerType!) }, fc.constant(null));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return arbitraryOf(def.innerType!);
    case 'pipe':
      // use the input side of a pipe, the output side of a preprocess
      return arbitraryOf(definitionOf(def.in!).type === 'transform' ? def.out! : def.in!);
    default:
      return fc.jsonValue();
  }
}

/** Returns the first generated value that passes all rules of a schema; the same in every run. */
export function sampleOf<Schema extends z.ZodType>(schema: Schema): z.input<Schema> {
  const values = mostlyValid(schema);
  // the first is usually valid; longer samples begin with the same values
  for (const numRuns of [1, 5, 50]) {
    const found = fc.sample(values, { numRuns, seed: 135 }).find(value => schema.safeParse(value).success);
    if (found !== undefined) return found as z.input<Schema>;
  }
  throw new Error('No valid value was found at random: give one in the test');
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

function objectOf(shape: Record<string, z.ZodType>): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, mostlyValid(field)]));
  const requiredKeys = Object.keys(shape).filter(name => !isOptional(shape[name]!));
  return fc.record(fields, { requiredKeys });
}

/**
 * Picks, from a few generated values, one that passes the field's rules if any does: patterns and custom rules are seldom met by chance.
 */
const mostlyValid = (field: z.ZodType) =>
  fc
    .array(arbitraryOf(field), { minLength: 8, maxLength: 8 })
    .map(values => values.find(value => field.safeParse(value).success) ?? values[0]);

function textOf(schema: z.ZodString): Arbitrary<string> {
  switch (schema.format as string | null) {
    case 'guid':
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress({ size: 'small' });
    case 'url':
      return fc.webUrl({ validSchemes: ['https'] });
    case 'datetime':
      return instants;
    case 'date':
      return instants.map(instant => instant.slice(0, 10));
  }
  const pattern = definitionOf(schema)
    .checks?.map(check => check._zod.def.pattern)
    .find(Boolean);
  if (pattern) return fc.stringMatching(pattern);
  const maxLength = Math.min(schema.maxLength ?? 60, 200);
  return fc.oneof(
    fc.string({ minLength: Math.min(schema.minLength ?? 0, maxLength), maxLength, unit: 'grapheme' }),
    fc.stringMatching(/^[A-Z][a-z]{2,10}( [A-Z][a-z]{2,10})?$/),
  );
}

function numberOf({ isInt, minValue, maxValue }: z.ZodNumber): Arbitrary<number> {
  const min = Math.max(minValue ?? -1_000_000, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maxValue ?? 1_000_000_000, Number.MAX_SAFE_INTEGER);
  const any = isInt ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  // favour the minimum (a version, a page), which chance alone would rarely produce
  return fc.oneof(fc.constant(min), any);
}
