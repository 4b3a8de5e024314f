import type { Endpoint } from '../../../contract/core/endpoint';
import { isPaged } from '../../../contract/core/query';
import { isRecord } from '../../../server/core/isRecord';
import { callFields } from '../../../server/gateway/remote/adapter/callFields';
import type { CallAdapter } from '../../../server/gateway/remote/adapter/ProviderAdapter';
import { type PlainRequest, startTranslating, type TranslatingServer } from './startTranslating';

/**
 * A provider that differs from the specification in everything that an adapter can say: every path and method, every name, every code, the
 * form of days and instants, the envelope, refusals under 200, and how lists are paged. It stands before one that follows the specification
 * and translates; the adapter is written from the same rules, the other way round.
 */
export interface OtherDialect extends TranslatingServer {
  /** The text of its adapter's file. */
  adapter: string;
  /** Every request, as it came. */
  asked: PlainRequest[];
}

export type PagingManner = 'pages from 0' | 'offsets' | 'cursors';

const NAME = 'x_';
const CODE = 'K:';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const THEIR_DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const dayFirst = (day: string) => day.replace(DAY, '$3/$2/$1');
const dayLast = (day: string) => day.replace(THEIR_DAY, '$3-$2-$1');

type Json = Record<string, unknown>;
/** Names and values from theirs, by the rules above; the adapter's code has no part in it. */
function toOurs(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map(one => toOurs(one, field));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.slice(NAME.length), toOurs(one, name)]));
  if (field.endsWith('_at') && typeof value === 'number') return new Date(value).toISOString();
  return typeof value === 'string' ? dayLast(value.startsWith(CODE) ? value.slice(CODE.length) : value) : value;
}

function toTheirs(value: unknown, codes: ReadonlyMap<string, ReadonlySet<string>>, field = ''): unknown {
  if (Array.isArray(value)) return value.map(one => toTheirs(one, codes, field));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [NAME + name, toTheirs(one, codes, name)]));
  if (typeof value !== 'string') return value;
  if (codes.get(field)?.has(value)) return CODE + value;
  return INSTANT.test(value) ? Date.parse(value) : dayFirst(value);
}

export async function startOtherDialect(
  provider: string,
  endpoints: readonly Endpoint[],
  manner: PagingManner,
): Promise<OtherDialect> {
  const asked: PlainRequest[] = [];
  const endpointAt = (path: string) => endpoints[Number(path.split('/')[2])];
  const called = new WeakMap<PlainRequest, Endpoint>();
  const server = await startTranslating(provider, {
    request(theirs) {
      asked.push(theirs);
      const endpoint = endpointAt(theirs.path);
      // somebody looks whether the server is there
      if (!endpoint) return theirs;
      const isQueryInBody = endpoint.method === 'GET' && theirs.method === 'POST';
      const query = isQueryInBody ? (theirs.body as Json) : grouped(new URLSearchParams(theirs.search));
      const ours = {
        method: endpoint.method,
        path: filled(endpoint, theirs.path.split('/').slice(3)),
        search: ourQuery(query, endpoint, manner),
        body: isQueryInBody || theirs.body === undefined ? undefined : toOurs(theirs.body),
      };
      called.set(ours, endpoint);
      return ours;
    },
    response({ status, body }, request) {
      const endpoint = called.get(request);
      if (!endpoint) return { status, body };
      const { code, message, data, errors } = body as Json;
      const isRefused = Number(code) >= 400;
      const meta = isRecord(data) && isRecord(data.meta) ? data.meta : undefined;
      // positions are told only as the manner has it
      const isUncounted = isPaged(endpoint) && manner === 'cursors';
      const shown = isRecord(data) && isUncounted ? { ...data, meta: undefined, total: undefined } : data;
      return {
        status: isRefused ? 200 : status,
        body: {
          berhasil: !isRefused,
          kode: code,
          pesan: message,
          isi: toTheirs(shown, callFields(endpoint)),
          galat: toTheirs(errors ?? {}, new Map()),
          // told of pages only
          ...(meta && {
            lanjut: { kunci: Number(meta.page) < Number(meta.total_page) ? `sesudah-${meta.page}` : null },
          }),
        },
      };
    },
  });
  return { ...server, asked, adapter: adapterText(endpoints, manner) };
}

/** Returns the parameters of the specification for a query in this dialect. */
function ourQuery(given: Json, endpoint: Endpoint, manner: PagingManner): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith(NAME)) continue;
    for (const one of [value].flat()) {
      const plain = String(toOurs(one));
      search.append(name.slice(NAME.length), name === `${NAME}sort` ? plain.replace(NAME, '') : plain);
    }
  }
  if (isPaged(endpoint)) {
    const limit = Number(given.banyak);
    search.set('page', String(pageOf[manner](given, limit)));
    search.set('limit', String(limit));
  }
  return search.toString();
}

const pageOf: Record<PagingManner, (query: Json, limit: number) => number> = {
  'pages from 0': ({ halaman }) => Number(halaman) + 1,
  offsets: ({ mulai }, limit) => Number(mulai) / limit + 1,
  cursors: ({ sesudah = 'sesudah-0' }) => Number(String(sesudah).slice('sesudah-'.length)) + 1,
};

const PAGING: Record<PagingManner, string> = {
  'pages from 0': "{ page: 'halaman', limit: 'banyak', first: 0 }",
  offsets: "{ offset: 'mulai', limit: 'banyak' }",
  cursors: "{ cursor: 'sesudah', limit: 'banyak', next: body => body.lanjut.kunci }",
};

/** The adapter as somebody would write it in a file, had they the patience. */
function adapterText(endpoints: readonly Endpoint[], manner: PagingManner): string {
  const calls = Object.fromEntries(endpoints.map((endpoint, at) => [endpoint.call, callAdapter(endpoint, at)]));
  return `// the specification's form of rights is none of the contract's
const rights = data => (data.x_list ? { list: data.x_list.map(({ x_name }) => ({ name: x_name })) } : data);
const calls = ${JSON.stringify(calls, null, 2)};
for (const call of ['GET /api/auth/permissions', 'GET /v1/cms/user/permission']) calls[call].answer = rights;

export default {
  ids: 'text',
  paging: ${PAGING[manner]},
  envelope: ({ berhasil, kode, pesan, isi, galat }) => ({
    ...(!berhasil && { code: kode }),
    message: pesan,
    data: isi,
    errors: galat,
  }),
  kinds: {
    moment: { read: ms => new Date(ms).toISOString(), write: iso => Date.parse(iso) },
    day: {
      read: day => day.split('/').reverse().join('-'),
      write: day => day.split('-').reverse().join('/'),
    },
  },
  calls,
};
`;
}

const METHODS: Record<Endpoint['method'], string> = { GET: 'GET', POST: 'POST', PUT: 'PATCH', DELETE: 'DELETE' };

function callAdapter(endpoint: Endpoint, at: number): CallAdapter {
  const fields = callFields(endpoint);
  const method = isPaged(endpoint) && endpoint.method === 'GET' ? 'POST' : METHODS[endpoint.method];
  const codes = [...fields].flatMap(([name, own]) =>
    own.size > 0 ? [[name, Object.fromEntries([...own].map(code => [CODE + code, code]))]] : [],
  );
  return {
    call: [`${method} /c/${at}`, ...endpoint.params.map(name => `{${name}}`)].join('/'),
    fields: Object.fromEntries([...fields.keys()].map(name => [name, NAME + name])),
    codes: Object.fromEntries(codes),
  };
}

const filled = ({ path }: Endpoint, params: string[]) => path.replace(/\{\w+\}/g, () => params.shift()!);

function grouped(search: URLSearchParams): Json {
  return Object.fromEntries(
    [...new Set(search.keys())].map(name => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}
