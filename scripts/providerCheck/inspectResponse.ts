import { z } from 'zod';
import { innermost } from '../../contract/core/fieldKind';
import { isUuid } from '../../contract/core/isUuid';
import { isNeeded, otherwiseOf } from '../../contract/core/needed';
import { guessedNames, guessedWrapper } from './guesses';

/** What the data of one response says about its provider; fields are named by their paths: `list[].title`. */
export interface Inspection {
  /** Fields that it lacks, and what people see instead. */
  missing: Map<string, 'needed' | 'dash' | 'empty list' | 'derived'>;
  /** Values in another form than the contract's, and how each is understood. */
  readAs: Map<string, string>;
  /** Codes that the contract does not know, by field. */
  codes: Map<string, Set<string>>;
  /** Guessed names: ours to theirs. */
  fields: Map<string, string>;
  /** The name under which the rows of a list came, if not under `list`; empty if they came bare. */
  wrapper: string | undefined;
  /** Whether it is a list without rows, of which nothing can be said. */
  isEmpty: boolean;
  /** The first row of a list as the provider wrote it, under our names as far as they can be guessed. */
  first: Record<string, unknown> | undefined;
}

/**
 * Compares the data of a response with the contract's schema of it, row by row.
 *
 * @param absent names of fields that the adapter fills in
 */
export function inspectResponse(schema: z.ZodType, data: unknown, absent: readonly string[]): Inspection {
  const found: Inspection = {
    missing: new Map(),
    readAs: new Map(),
    codes: new Map(),
    fields: new Map(),
    wrapper: guessedWrapper(schema, data),
    first: undefined,
    isEmpty: false,
  };
  const page = found.wrapper === undefined ? data : { list: found.wrapper ? asRecord(data)[found.wrapper] : data };
  inspect(schema, page, '', found);
  for (const path of found.missing.keys()) if (absent.includes(path.split('.').at(-1)!)) found.missing.delete(path);
  const { list } = asRecord(page);
  found.isEmpty = Array.isArray(list) && list.length === 0;
  if (Array.isArray(list) && list.length > 0) {
    const row = asRecord(list[0]);
    const named = [...found.fields].map(([ours, theirs]) => [ours, row[theirs]]);
    found.first = { ...row, ...Object.fromEntries(named) };
  }
  return found;
}

function inspect(schema: z.ZodType, value: unknown, path: string, found: Inspection): void {
  const inner = innermost(schema);
  if (value === null || value === undefined) return;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const item of value) inspect(inner.element as z.ZodType, item, `${path}[]`, found);
    return;
  }
  if (inner instanceof z.ZodObject) {
    inspectRecord(inner, asRecord(value), path, found);
    return;
  }
  const form = formOf(inner, value);
  if (form) found.readAs.set(path, form);
  if (inner instanceof z.ZodEnum && !inner.options.includes(String(value))) {
    const codes = found.codes.get(path) ?? new Set();
    found.codes.set(path, codes.add(String(value)));
  }
}

/** Where a list is, which it may say or not. */
const POSITION = new Set(['meta', 'total']);

function inspectRecord(schema: z.ZodObject, record: Record<string, unknown>, path: string, found: Inspection) {
  const shape = schema.shape as Record<string, z.ZodType>;
  const guessed = guessedNames(Object.keys(shape), Object.keys(record));
  for (const [name, field] of Object.entries(shape)) {
    const at = path ? `${path}.${name}` : name;
    const theirs = guessed.get(name);
    if (theirs) found.fields.set(name, theirs);
    const given = record[theirs ?? name];
    if (given !== undefined) inspect(field, given, at, found);
    const isLacking = record[name] === undefined || (record[name] === null && !(field instanceof z.ZodNullable));
    if (isLacking && !(path === '' && POSITION.has(name))) found.missing.set(at, costOf(field));
  }
}

function costOf(field: z.ZodType) {
  if (isNeeded(field)) return 'needed';
  if (otherwiseOf(field)) return 'derived';
  return innermost(field) instanceof z.ZodArray ? 'empty list' : 'dash';
}

const CANONICAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Names the form of a value, if it is not the contract's. */
function formOf(schema: z.ZodType, value: unknown): string | undefined {
  if (schema instanceof z.ZodNumber && typeof value === 'string') return 'a number as text';
  if (schema instanceof z.ZodBoolean && typeof value !== 'boolean')
    return `a flag as ${typeof value === 'number' ? '0 or 1' : 'text'}`;
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return undefined;
  const format = (schema as z.ZodString).format as string | null;
  if (format === 'guid' || format === 'uuid') return isUuid(String(value)) ? undefined : `an id as ${typeof value}`;
  if (format === 'datetime') return CANONICAL.test(String(value)) ? undefined : 'an instant in another form';
  return typeof value === 'number' ? 'text as a number' : undefined;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
