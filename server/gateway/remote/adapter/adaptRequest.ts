import type { Endpoint } from '../../../../contract/core/endpoint';
import { plainText } from '../../../../contract/core/plainText';
import { isPaged } from '../../../../contract/core/query';
import { queryString } from '../../../../contract/core/queryString';
import { isRecord } from '../../../core/isRecord';
import { onceForEach } from '../../../core/onceForEach';
import { addressForProvider, jsonForProvider } from '../responses/foreignId';
import { adapterCode } from './adapterCode';
import { kindForms } from './kindForms';
import { namesAndCodes } from './namesAndCodes';
import type { CallAdapter, Capabilities, ProviderAdapter, Query } from './ProviderAdapter';
import { askedPage, pageParameters } from './paging';

type Kinds = NonNullable<ProviderAdapter['kinds']>;

/** A request of the contract. */
export interface GivenRequest {
  /** Path with its query. */
  url: string;
  body?: unknown;
  /** Of the page asked for, if lists are paged by cursors. */
  cursor?: string | undefined;
}

/** A request as the provider takes it. */
export interface AdaptedRequest {
  /** Absent for an address that is none of the contract's. */
  method?: string;
  /** With its query; without the path of the provider's address. */
  path: string;
  body: unknown;
}

/** Compiles how an adapter rewrites requests, each call on its first use. @throws UnreadableValue if the adapter fails */
export function requestWriter(adapter: ProviderAdapter) {
  const { ids, calls, kinds, paging } = adapter;
  const unknown = unknownTo(adapter.can);
  const compiled = onceForEach(({ call, query, body }: Endpoint) => ({
    names: namesAndCodes(calls[call] ?? {}),
    writeQuery: kinds && query && kindForms(query, ofTexts(kinds), 'write'),
    writeBody: kinds && body && kindForms(body, kinds, 'write'),
  }));

  return (endpoint: Endpoint | undefined, { url, body, cursor }: GivenRequest): AdaptedRequest => {
    const address = addressFor(url, { ids, unknown });
    if (!endpoint) return { path: address, body };
    const call = calls[endpoint.call];
    const { names, writeQuery, writeBody } = compiled(endpoint);
    const pages = isPaged(endpoint) ? paging : undefined;
    const known = withTheirIds(without(body, unknown), ids);
    const formed = writeBody ? writeBody(known) : known;
    if (!call && !writeQuery && !pages) return { method: endpoint.method, path: address, body: formed };

    const [path, search] = address.split('?', 2);
    const given = queryOf(search);
    const filters = pages ? omit(given, ['page', 'limit']) : given;
    const named = names.queryToTheirs((writeQuery ? writeQuery(filters) : filters) as Query);
    const query = pages ? { ...named, ...pageParameters(pages, askedPage(given), cursor) } : named;
    return written(endpoint, call ?? {}, { path: path!, query, body: names.toTheirs(formed) });
  };
}

/** Fills in where a request goes, and moves its query where that is expected. */
function written(
  endpoint: Endpoint,
  { call, query: shapeQuery, body: shapeBody }: CallAdapter,
  { path, query, body }: { path: string; query: Query; body: unknown },
): AdaptedRequest {
  const [method, target] = (call ?? endpoint.call).split(' ') as [string, string];
  const [template, fixed] = target.split('?', 2);
  const shaped = shapeQuery ? adapterCode('query', () => objectFrom(shapeQuery(query))) : query;
  const isInBody = endpoint.method === 'GET' && method !== 'GET';
  const search = [fixed, isInBody ? '' : queryString(shaped)].filter(Boolean).join('&');
  const given = isInBody ? shaped : body;
  const sent =
    shapeBody && method !== 'GET'
      ? adapterCode('body', () => objectFrom(shapeBody(isRecord(given) ? given : {}, query)))
      : given;
  return { method, path: filledPath(template!, endpoint, path) + (search && `?${search}`), body: sent };
}

/** Returns what a function of an adapter has returned; one that has returned nothing was not meant to. */
function objectFrom<Value>(returned: Value): Value {
  if (returned === null || typeof returned !== 'object') throw new TypeError('returned is not an object');
  return returned;
}

/** Reads a value of a query as what it is in a body, before an adapter writes it. */
const FROM_TEXT: Partial<Record<keyof Kinds, (text: unknown) => unknown>> = {
  boolean: text => text === 'true' || text === '1',
  number: Number,
  money: Number,
};

const ofTexts = (kinds: Kinds): Kinds =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, form]) => {
      const fromText = FROM_TEXT[kind as keyof Kinds];
      return [kind, fromText ? { ...form, write: (text: unknown) => form.write(fromText(text)) } : form];
    }),
  );

/** Fills a path of theirs with the parameters of ours. */
function filledPath(template: string, { path }: Endpoint, ours: string): string {
  const steps = ours.split('/').filter(Boolean);
  const values = new Map(
    path
      .split('/')
      .filter(Boolean)
      .map((step, at) => [step, steps[at] ?? '']),
  );
  return template.replace(/\{\w+\}/g, parameter => values.get(parameter) ?? parameter);
}

/** Parses a query; a repeated parameter becomes a list. */
function queryOf(search: string | undefined): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

const omit = (record: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const withTheirIds = (body: unknown, ids: ProviderAdapter['ids']): unknown =>
  body === undefined || ids === 'uuid' ? body : JSON.parse(jsonForProvider(JSON.stringify(body), ids));

const without = (body: unknown, names: readonly string[]) => (isRecord(body) ? omit(body, names) : body);

/** Rewrites an address: ids as the provider knows them, what is searched for as the contract reads it. */
function addressFor(
  url: string,
  { ids, unknown }: Pick<ProviderAdapter, 'ids'> & { unknown: readonly string[] },
): string {
  const known = ids === 'uuid' ? url : addressForProvider(url);
  const [path, search] = known.split('?', 2);
  if (search === undefined) return known;
  const kept = search
    .split('&')
    .filter(part => !unknown.includes(part.split('=', 1)[0]!))
    .map(part => (part.startsWith('search=') ? plainSearch(part) : part));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path!;
}

/** What is searched for as the contract reads it; as written if that is the same. */
function plainSearch(part: string): string {
  const asked = new URLSearchParams(part).get('search') ?? '';
  const plain = plainText(asked);
  return plain === asked ? part : `search=${encodeURIComponent(plain)}`;
}

/** Fields unknown to a provider without the capability. */
const OF_CAPABILITY: Partial<Record<keyof Capabilities, readonly string[]>> = {
  dryRun: ['dry_run', 'fingerprint'],
  versions: ['version'],
};

const unknownTo = (can: Capabilities): readonly string[] =>
  Object.entries(OF_CAPABILITY).flatMap(([capability, fields]) =>
    can[capability as keyof Capabilities] ? [] : fields,
  );
