import type { z } from 'zod';
import type { Endpoint } from '../../contract/core/endpoint';
import { authApi } from '../../contract/identity/auth';
import { HttpError } from '../../server/core/HttpError';
import { adaptCalls } from '../../server/gateway/remote/adapter/adaptCalls';
import type { ProviderAdapter } from '../../server/gateway/remote/adapter/ProviderAdapter';
import { type AskCall, askCalls } from '../../server/gateway/remote/askCalls';
import { askProvider } from '../../server/gateway/remote/askProvider';
import { callReaders, filledIn } from '../../server/gateway/remote/responses/callReaders';
import { identityReaders } from '../../server/gateway/remote/responses/identityReaders';
import { readEnvelope } from '../../server/gateway/remote/responses/readEnvelope';
import { UnreadableValue } from '../../server/gateway/remote/responses/UnreadableValue';
import { orderedCalls } from './callOrder';
import { type Inspection, inspectResponse } from './inspectResponse';

/** How one call went. */
export interface CheckedCall {
  endpoint: Endpoint;
  /** `refused`: by the provider, with its status. `untried`: no record is there to try it with. */
  state: 'readable' | 'unreadable' | 'refused' | 'untried';
  because?: string;
  inspection?: Inspection;
}

interface Account {
  email: string;
  password: string;
}

/** Lists of codes in place of the contract's (docs/provider.md). */
const CODE_LISTS = new Set([
  '/api/location/region',
  '/v1/type-merchants',
  '/v1/cms/faq-categories',
  '/api/product/category',
]);

const TIMEOUT_MS = 30_000;
const PAGE = { page: 1, limit: 10 };

/**
 * Signs in at a provider and makes every reading call, with the first record of each list. Writes nothing there.
 *
 * @throws Error if nobody can sign in
 */
export async function checkProvider(url: string, adapter: ProviderAdapter, account: Account): Promise<CheckedCall[]> {
  const ask = askCalls(askProvider(url), adaptCalls(adapter));
  const token = await signIn(ask, account);
  /** The first row of each list, as the console would get it. */
  const rows = new Map<string, Record<string, unknown>>();
  /** Codes that its own lists name, which the console takes as they are. */
  const ownCodes = new Set<string>();
  const readerOf = callReaders(adapter);
  const checked: CheckedCall[] = [];
  try {
    for (const { endpoint, rowsOf } of orderedCalls()) checked.push(await check(endpoint, rowsOf));
  } finally {
    await ask(authApi.logout, { body: {}, token, timeoutMs: TIMEOUT_MS }).catch(() => undefined);
  }
  return checked.map(call => withoutCodes(call, ownCodes));

  async function check(endpoint: Endpoint, rowsOf: string | undefined): Promise<CheckedCall> {
    const address = addressOf(endpoint, rows, rowsOf);
    if (!address) return { endpoint, state: 'untried', because: `no record of ${rowsOf} has what its address needs` };
    const response = await ask(endpoint, { path: address, token, timeoutMs: TIMEOUT_MS }).catch(
      (error: unknown) => error as Error,
    );
    if (response instanceof Error) return { endpoint, state: 'unreadable', because: reasonOf(response) };
    let inspection: Inspection | undefined;
    try {
      const { status, body } = readEnvelope(endpoint, response, data => {
        // who is signed in is read in several forms, so nothing is missing
        if (!identityReaders[endpoint.call])
          inspection = inspectResponse(endpoint.response as z.ZodType, data, Object.keys(filledIn(adapter)));
        return readerOf(endpoint)(data, PAGE);
      });
      if (status >= 400) return { endpoint, state: 'refused', because: String(status) };
      keepRows(endpoint, body.data);
      return { endpoint, state: 'readable', ...(inspection && { inspection }) };
    } catch (error) {
      if (inspection?.first) rows.set(endpoint.path, inspection.first);
      return { endpoint, state: 'unreadable', because: reasonOf(error), ...(inspection && { inspection }) };
    }
  }

  function keepRows({ path }: Endpoint, data: unknown) {
    const { list, owners, users } = data as Record<string, Record<string, unknown>[] | undefined>;
    const [first] = list ?? owners ?? users ?? [];
    if (first) rows.set(path, first);
    if (CODE_LISTS.has(path)) for (const { id, code } of list ?? []) ownCodes.add(String(code ?? id));
  }
}

function withoutCodes(call: CheckedCall, own: ReadonlySet<string>): CheckedCall {
  const { inspection } = call;
  if (!inspection) return call;
  const codes = [...inspection.codes].flatMap(([path, given]): [string, Set<string>][] => {
    const others = new Set([...given].filter(code => !own.has(code)));
    return others.size > 0 ? [[path, others]] : [];
  });
  return { ...call, inspection: { ...inspection, codes: new Map(codes) } };
}

async function signIn(ask: AskCall, { email, password }: Account): Promise<string> {
  const { status, body } = await ask(authApi.login, {
    body: { email, password, device_id: 'provider-check' },
    timeoutMs: TIMEOUT_MS,
  });
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token;
  if (typeof token !== 'string') throw new Error(`POST /api/auth/login: ${status}, and no data.token`);
  return token;
}

/** Returns the address of a call, with ids and codes from rows read before; undefined if there is no such row. */
function addressOf(
  { path, query, params }: Endpoint,
  rows: ReadonlyMap<string, Record<string, unknown>>,
  rowsOf: string | undefined,
): string | undefined {
  const category = String(rows.get('/api/product/category')?.id ?? 'bbm');
  const merchant = rows.get('/v1/cms/merchants');
  const values: Record<string, unknown> = {
    id: rowsOf && rows.get(rowsOf)?.id,
    phone: rows.get('/v1/cms/order')?.recipient_phone || undefined,
    category,
    merchant_id: merchant?.id,
    latitude: merchant?.latitude ?? undefined,
    longitude: merchant?.longitude ?? undefined,
  };
  const required = Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([name]) => name);
  if ([...params, ...required].some(name => values[name] === undefined)) return undefined;
  const search = new URLSearchParams(required.map(name => [name, String(values[name])]));
  if (query && 'limit' in query.shape) search.set('limit', String(PAGE.limit));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(values[name])));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableValue) return error.message;
  if (error instanceof HttpError) return error.because ?? error.message;
  return `the adapter failed: ${(error as Error).message}`;
}
