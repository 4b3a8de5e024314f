import { z } from 'zod';
import { innermost, kindOf } from '../../../../contract/core/fieldKind';
import { UnreadableValue } from '../responses/UnreadableValue';
import { adapterCode } from './adapterCode';
import type { ProviderAdapter } from './ProviderAdapter';

type Change = (value: unknown) => unknown;
type Kinds = NonNullable<ProviderAdapter['kinds']>;

/**
 * Compiles a schema into a function that converts the values of certain kinds within it, from the contract's form (`write`) or to it (`read`).
 *
 * @returns undefined if the schema has no such values
 */
export function kindForms(schema: z.ZodType, kinds: Kinds, direction: 'read' | 'write'): Change | undefined {
  const kind = kindOf(schema);
  const form = kind === 'other' ? undefined : kinds[kind];
  if (form) {
    const change: Change = value =>
      isMissing(value) ? value : adapterCode(`${direction} of '${kind}'`, () => form[direction](value));
    return value => (Array.isArray(value) ? value.map(inEach(change)) : change(value));
  }
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) {
    const change = kindForms(inner.element as z.ZodType, kinds, direction);
    // a repeated parameter given once is no list
    return change && (value => (Array.isArray(value) ? value.map(inEach(change)) : change(value)));
  }
  if (inner instanceof z.ZodUnion) return kindForms(merged(inner.options as z.ZodType[]), kinds, direction);
  if (!(inner instanceof z.ZodObject)) return undefined;
  const changes = Object.entries(inner.shape as z.ZodRawShape).flatMap(([name, field]): [string, Change][] => {
    const change = kindForms(field as z.ZodType, kinds, direction);
    return change ? [[name, change]] : [];
  });
  return changes.length === 0 ? undefined : value => changedFields(value, changes);
}

function changedFields(value: unknown, changes: readonly [string, Change][]): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const record = value as Record<string, unknown>;
  const changed: Record<string, unknown> = { ...record };
  for (const [name, change] of changes)
    if (Object.hasOwn(record, name)) changed[name] = within(name, () => change(record[name]));
  return changed;
}

/** An empty text is no day, amount or picture. */
const isMissing = (value: unknown) => value === null || value === undefined || value === '';

const inEach = (change: Change) => (value: unknown, at: number) => within(at, () => change(value));

/** Says of a failure where in the record it happened. */
function within<Result>(step: string | number, code: () => Result): Result {
  try {
    return code();
  } catch (error) {
    throw error instanceof UnreadableValue ? error.within(step) : error;
  }
}

/** Objects of a union have the same kind under the same name. */
const merged = (options: readonly z.ZodType[]): z.ZodType =>
  z.object(Object.assign({}, ...options.map(option => (innermost(option) as Partial<z.ZodObject>).shape)));
