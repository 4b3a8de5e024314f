import type { CallAdapter } from './ProviderAdapter';

type Json = Readonly<Record<string, unknown>>;
type Names = Pick<CallAdapter, 'fields' | 'codes'>;

/** Converts a response's `data` to the contract's names and codes. */
export function toOurs(data: unknown, { fields = {}, codes = {} }: Names): unknown {
  const names = new Map<string, string | null>(Object.entries(fields).map(([ours, theirs]) => [theirs, ours]));
  // a field of theirs that is called like one of ours, but is another
  for (const ours of Object.keys(fields)) if (!names.has(ours)) names.set(ours, null);
  const renamed = names.size > 0 ? eachObject(data, record => renamedFields(record, names)) : data;
  return Object.keys(codes).length > 0 ? eachObject(renamed, record => recoded(record, codes)) : renamed;
}

/** Converts a body to the provider's names and codes. */
export function toTheirs(body: unknown, { fields = {}, codes = {} }: Names): unknown {
  const theirs = Object.fromEntries(Object.entries(codes).map(([field, words]) => [field, inverted(words)]));
  const coded = eachObject(body, record => recoded(record, theirs));
  return eachObject(coded, record => renamedFields(record, new Map(Object.entries(fields))));
}

/** Returns a provider's word for a code of a field, which may be the code itself. */
export const theirCode = (field: string, code: string, { codes = {} }: Names): string =>
  own(inverted(own(codes, field) ?? {}), code) ?? code;

/** Returns a value of a record under a name that somebody else chose: `constructor` is none. */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function eachObject(value: unknown, change: (record: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map(item => eachObject(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(change(value)).map(([name, item]) => [name, eachObject(item, change)]));
}

/** @param names new names; null for a field to leave out */
const renamedFields = (record: Json, names: ReadonlyMap<string, string | null>): Json =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const other = names.get(name);
      return other === null ? [] : [[other ?? name, value]];
    }),
  );

/** Codes in a list are converted one by one. */
const recoded = (record: Json, codes: NonNullable<Names['codes']>): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const words = own(codes, name);
      if (!words) return [name, value];
      const converted = (code: unknown) => own(words, String(code)) ?? code;
      return [name, Array.isArray(value) ? value.map(converted) : converted(value)];
    }),
  );

const inverted = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([theirs, ours]) => [ours, theirs]));
