import type { CallAdapter } from './ProviderAdapter';

type Json = Readonly<Record<string, unknown>>;

/** Converts a response's `data` to the contract's names and codes. */
export function adaptedAnswer(data: unknown, { fields = {}, codes = {}, answer }: CallAdapter): unknown {
  const names = new Map(Object.entries(fields).map(([ours, theirs]) => [theirs, ours]));
  const renamed = names.size > 0 ? eachObject(data, record => renamedFields(record, names)) : data;
  const coded = Object.keys(codes).length > 0 ? eachObject(renamed, record => recoded(record, codes)) : renamed;
  return answer ? answer(coded) : coded;
}

/** Converts a body to the provider's names and codes. */
export function adaptedBody(body: unknown, { fields = {}, codes = {}, body: shape }: CallAdapter): unknown {
  const theirs = Object.fromEntries(Object.entries(codes).map(([field, words]) => [field, inverted(words)]));
  const coded = eachObject(body, record => recoded(record, theirs));
  const renamed = eachObject(coded, record => renamedFields(record, new Map(Object.entries(fields))));
  return shape && isObject(renamed) ? shape(renamed) : renamed;
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function eachObject(value: unknown, change: (record: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map(item => eachObject(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(change(value)).map(([name, item]) => [name, eachObject(item, change)]));
}

const renamedFields = (record: Json, names: ReadonlyMap<string, string>): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [names.get(name) ?? name, value]));

const recoded = (record: Json, codes: NonNullable<CallAdapter['codes']>): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, codes[name]?.[String(value)] ?? value]));

const inverted = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([theirs, ours]) => [ours, theirs]));
