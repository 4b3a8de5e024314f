import { z } from 'zod';
import { isNeeded, otherwiseOf } from '../../../../contract/core/needed';
import { fieldsOf, keepIfUnchanged } from './keepIfUnchanged';
import { missingValue } from './missingValue';
import { isPlainText, readCode, readerOfText, readFlag, readNumber, readWhole } from './readLeaf';
import { UnreadableValue } from './UnreadableValue';

/** Interprets one value of a provider's response. @throws UnreadableValue */
export type Reader = (value: unknown) => unknown;

/** Defaults, by name, for fields that a provider does not store: `{ version: 1 }`. */
export type AbsentFields = Readonly<Record<string, unknown>>;

/**
 * Compiles a contract schema into a tolerant reader. It accepts unambiguous variants (numbers as text, 0 and 1, numeric ids, `null` for an
 * empty list, instants without a zone, missing fields that are not `needed`) and drops fields not in the schema. Lengths, limits and codes
 * are the provider's business and are not checked. A value that already has the contract's shape is returned itself, not copied.
 */
export function readerOf(schema: z.ZodType, absent: AbsentFields = {}): Reader {
  if (schema instanceof z.ZodObject) return objectReader(schema.shape as z.ZodRawShape, absent);
  if (schema instanceof z.ZodArray) return arrayReader(readerOf(schema.element as z.ZodType, absent));
  if (schema instanceof z.ZodNullable) return nullableReader(schema.unwrap() as z.ZodType, absent);
  if (schema instanceof z.ZodOptional) {
    const read = readerOf(schema.unwrap() as z.ZodType, absent);
    return value => (value === undefined || value === null ? undefined : read(value));
  }
  if (schema instanceof z.ZodDefault) return readerOf(schema.unwrap() as z.ZodType, absent);
  if (schema instanceof z.ZodRecord) return recordReader(readerOf(schema.valueType as z.ZodType, absent));
  if (schema instanceof z.ZodEnum) return readCode;
  if (schema instanceof z.ZodBoolean) return readFlag;
  if (schema instanceof z.ZodNumber) return schema.isInt ? readWhole : readNumber;
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return readerOfText(schema as z.ZodString);
  return otherReader(schema);
}

/** All others (unions, literals) are accepted only in the contract's own form. */
const otherReader =
  (schema: z.ZodType): Reader =>
  value => {
    const read = schema.safeParse(value);
    if (!read.success) throw new UnreadableValue(schema.type);
    return read.data;
  };

function objectReader(shape: z.ZodRawShape, absent: AbsentFields): Reader {
  const schemas = Object.entries(shape) as [string, z.ZodType][];
  const read = fieldsReader(schemas, absent);
  const sources = schemas.flatMap(([name, field]) => {
    const from = otherwiseOf(field);
    return from ? [{ name, from }] : [];
  });
  if (sources.length === 0) return read;
  return value => {
    const record = read(value);
    const given = value as Record<string, unknown>;
    const missing = sources.filter(({ name }) => isMissing(given[name]) || given[name] === '');
    if (missing.length === 0) return record;
    // in the order of the fields: a total is derived from sums that are derived themselves
    const whole = { ...record };
    for (const { name, from } of missing) whole[name] = from(whole, given) ?? whole[name];
    return whole;
  };
}

function fieldsReader(
  schemas: readonly [string, z.ZodType][],
  absent: AbsentFields,
): (value: unknown) => Record<string, unknown> {
  const fields = schemas.map(([name, field]) => [name, fieldReader(field, absent), absent[name]] as const);
  return value => {
    const given = objectOf(value);
    let known: Record<string, unknown> | undefined;
    let kept = 0;
    let at = '';
    try {
      for (const [name, read, byDefault] of fields) {
        at = name;
        const before = given[name];
        const understood = read(before ?? byDefault ?? before);
        if (known === undefined) {
          if (understood === before) {
            if (before !== undefined) kept += 1;
            continue;
          }
          known = fieldsUntil(name, given);
        }
        if (understood !== undefined) known[name] = understood;
      }
    } catch (error) {
      throw error instanceof UnreadableValue ? error.within(at) : error;
    }
    return known ?? (kept === fieldsOf(given) ? given : fieldsUntil(undefined, given));
  };

  /** Copies the fields before `end`, the first that differs; without `end`, all fields in the schema. */
  function fieldsUntil(end: string | undefined, given: Record<string, unknown>) {
    const known: Record<string, unknown> = {};
    for (const [name] of fields) {
      if (name === end) break;
      if (given[name] !== undefined) known[name] = given[name];
    }
    return known;
  }
}

/** Reads a field of a record, which may be missing unless it is needed. */
function fieldReader(schema: z.ZodType, absent: AbsentFields): Reader {
  const read = readerOf(schema, absent);
  if (isNeeded(schema) || MAY_BE_MISSING.some(kind => schema instanceof kind)) return read;
  const ifMissing = missingValue(schema);
  const isText = ifMissing === '';
  return value => (isMissing(value) || (value === '' && !isText) ? ifMissing : read(value));
}

/** Their readers know what a missing value means. */
const MAY_BE_MISSING = [z.ZodNullable, z.ZodOptional];

const isMissing = (value: unknown) => value === undefined || value === null;

/** Returns the value as an object. @throws UnreadableValue if it is none */
export function objectOf(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new UnreadableValue('an object');
  return value as Record<string, unknown>;
}

function arrayReader(read: Reader): Reader {
  return value => {
    // how some languages serialise an empty list
    if (value === null) return [];
    if (!Array.isArray(value)) throw new UnreadableValue('a list');
    let at = 0;
    try {
      let known: unknown[] | undefined;
      for (; at < value.length; at++) {
        const understood = read(value[at]);
        if (known === undefined && understood !== value[at]) known = value.slice(0, at);
        known?.push(understood);
      }
      return known ?? value;
    } catch (error) {
      throw error instanceof UnreadableValue ? error.within(at) : error;
    }
  };
}

/** Missing counts as null, and so does an empty text where another type is expected: a date, a number, a code. */
function nullableReader(schema: z.ZodType, absent: AbsentFields): Reader {
  const read = readerOf(schema, absent);
  const isText = isPlainText(schema);
  return value => (value === undefined || value === null || (value === '' && !isText) ? null : read(value));
}

const recordReader =
  (read: Reader): Reader =>
  value => {
    const given = objectOf(value);
    return keepIfUnchanged(given, Object.fromEntries(Object.entries(given).map(([name, item]) => [name, read(item)])));
  };
