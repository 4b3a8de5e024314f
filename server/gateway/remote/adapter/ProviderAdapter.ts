import type { AbsentFields } from '../responses/readerOf';

/** What a provider supports beyond the calls of the specification. Capabilities not declared are neither relied on nor offered. */
export interface Capabilities {
  /** Bulk changes accept `dry_run` and then only report what they would do. Without support, such a request would be carried out. */
  dryRun: boolean;
  /** Records carry `version`, and an update with a stale one is rejected with 409. */
  versions: boolean;
  /** A create call repeated with the same `Idempotency-Key` is carried out once. */
  idempotency: boolean;
  /** It serves the console's own calls about records, `/api/console/…`: details, counts, exports, histories. */
  ownLists: boolean;
}

/** How one call of a provider differs from the contract. */
export interface CallAdapter {
  /** Maps our field to theirs, in every record of responses and bodies: `{ title: 'judul' }`. */
  fields?: Readonly<Record<string, string>>;
  /** For a field of ours, maps their codes to ours; applied in both directions. `{ status: { AKTIF: 'live' } }` */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Converts their `data` to the contract's shape, if names and codes are not enough. */
  answer?: (data: unknown) => unknown;
  /** Converts our body to the shape they accept. */
  body?: (body: Readonly<Record<string, unknown>>) => unknown;
}

/** All differences between a provider and `docs/provider.md`. The console and the domains are unaware of them. */
export interface ProviderAdapter {
  can: Capabilities;
  /** The type of its ids. `number` and `text` say how numeric ids are written in bodies sent to it: `5` or `'5'`. */
  ids: 'uuid' | 'number' | 'text';
  /** Defaults for fields that its records lack: only values that nobody takes for a fact. */
  absent: AbsentFields;
  /** Image origins besides its own: `https://cdn.example`. */
  pictureOrigins: readonly string[];
  /** By contract call: `'GET /v1/cms/banners'`. */
  calls: Readonly<Record<string, CallAdapter>>;
}

type Json = Readonly<Record<string, unknown>>;

/** Converts a response's `data` to the contract's names and codes. */
export function adaptedResponse(data: unknown, { fields = {}, codes = {}, answer }: CallAdapter): unknown {
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
