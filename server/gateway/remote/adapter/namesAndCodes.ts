import { isRecord } from '../../../core/isRecord';
import type { CallAdapter, Query } from './ProviderAdapter';

type Json = Readonly<Record<string, unknown>>;
type Words = ReadonlyMap<string, string>;

/** A call's names and codes at work. */
export interface NamesAndCodes {
  /** Converts the data of a response to the contract's names and codes. */
  toOurs(data: unknown): unknown;
  /** Converts a body to the provider's names and codes. */
  toTheirs(body: unknown): unknown;
  /** Converts a query, whose `sort` is a name too. */
  queryToTheirs(query: Query): Query;
  /** Converts the fields, or dotted paths of fields, that messages belong to. */
  errorsToOurs(errors: Json): Json;
}

/** Compiles the names and codes of a call's adapter. */
export function namesAndCodes({ fields = {}, codes = {} }: CallAdapter): NamesAndCodes {
  const theirNames: Words = new Map(Object.entries(fields));
  const ourNames = inverted(theirNames);
  const ourCodes = new Map(Object.entries(codes).map(([field, words]) => [field, new Map(Object.entries(words))]));
  const theirCodes = new Map([...ourCodes].map(([field, words]) => [field, inverted(words)]));
  const rename = (name: string) => theirNames.get(name) ?? name;
  // a field of theirs may be called like one of ours, but be another
  const isAnother = (name: string) => theirNames.has(name) && !ourNames.has(name);

  return {
    toOurs: data =>
      eachObject(data, entries =>
        entries
          .filter(([name]) => !isAnother(name))
          .map(([name, value]) => {
            const ours = ourNames.get(name) ?? name;
            return [ours, recoded(value, ourCodes.get(ours))];
          }),
      ),
    toTheirs: body =>
      eachObject(body, entries => entries.map(([name, value]) => [rename(name), recoded(value, theirCodes.get(name))])),
    queryToTheirs: query =>
      Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          rename(name),
          (name === 'sort'
            ? String(value).replace(/\w+/, rename)
            : recoded(value, theirCodes.get(name))) as typeof value,
        ]),
      ),
    errorsToOurs: errors =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [
          path
            .split('.')
            .map(name => ourNames.get(name) ?? name)
            .join('.'),
          message,
        ]),
      ),
  };
}

function eachObject(value: unknown, change: (entries: [string, unknown][]) => [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map(item => eachObject(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(change(Object.entries(value)).map(([name, item]) => [name, eachObject(item, change)]));
}

/** Converts a code, or the codes of a list one by one. */
const recoded = (value: unknown, words: Words | undefined): unknown => {
  if (!words) return value;
  return Array.isArray(value)
    ? value.map(code => words.get(String(code)) ?? code)
    : (words.get(String(value)) ?? value);
};

const inverted = (words: Words): Words => new Map([...words].map(([one, other]) => [other, one]));
