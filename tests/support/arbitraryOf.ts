import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

/** The parts of zod's own definitions that are read here. */
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
}

interface Bag {
  minimum?: number;
  maximum?: number;
  format?: string;
  patterns?: Set<RegExp>;
}

const partsOf = (schema: z.ZodType) => {
  const inner = schema._zod as unknown as { def: Definition; bag: Bag };
  return { def: inner.def, bag: inner.bag };
};

/** A date and time of our times, as callers write them. */
const instants = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString());

/** Values of the shape that a schema asks for. Rules that no shape tells (one field after another) may be broken. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const { def, bag } = partsOf(schema);
  switch (def.type) {
    case 'string':
      return textOf(bag);
    case 'number':
    case 'int':
      return numberOf(bag);
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
      // what stands before a transform comes in; a preprocess takes what stands behind it
      return arbitraryOf(partsOf(def.in!).def.type === 'transform' ? def.out! : def.in!);
    default:
      return fc.jsonValue();
  }
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

function objectOf(shape: Record<string, z.ZodType>): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, arbitraryOf(field)]));
  const requiredKeys = Object.keys(shape).filter(name => !isOptional(shape[name]!));
  return fc.record(fields, { requiredKeys });
}

function textOf({ format, minimum = 0, maximum = 60, patterns }: Bag): Arbitrary<string> {
  switch (format) {
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
  const pattern = [...(patterns ?? [])][0];
  if (pattern) return fc.stringMatching(pattern);
  return fc.oneof(
    fc.string({ minLength: Math.min(minimum, 200), maxLength: Math.min(maximum, 200), unit: 'grapheme' }),
    fc.stringMatching(/^[A-Z][a-z]{2,10}( [A-Z][a-z]{2,10})?$/),
  );
}

function numberOf({ minimum = -1_000_000, maximum = 1_000_000_000, format }: Bag): Arbitrary<number> {
  const whole = format === 'safeint' || format === 'int32' || format === 'uint32';
  const min = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  return whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}
