import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { isPaged } from '../../../contract/core/query';
import { deskApi } from '../../../contract/desk/deskApi';
import { passwordApi } from '../../../contract/identity/password';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { orderApi } from '../../../contract/order/orderApi';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { priceApi } from '../../../contract/price/priceApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import { type Decision, statusAfter } from '../../../contract/registration/registrationSteps';
import { type Bend, bent, type Fault, LOSSES, type Loss, type Manner, NumericIds } from './bends';
import { deliverersFor, giveGoods } from './desk';
import { type Hides, hideFields } from './hideFields';
import { loseResponse } from './loseResponse';
import { giveMasterData, WITHIN } from './masterData';
import { plainValue } from './plainValue';
import { changePrices, givePrices, priceMatrix } from './prices';
import { Records, type Row } from './records';
import { bearerOf, tokenFor } from './staff';

interface Write {
  method: string;
  path: string;
  body: unknown;
}

export interface SpecificationProvider {
  url: string;
  /** Set this to bend the responses that follow. */
  mood: Set<Bend | Fault | Manner | Loss>;
  /** Decides which fields its responses to reads lack; none by default. */
  hides: Hides;
  /** Every request that may have changed something, in order. */
  writes: Write[];
  /** Every request, in order: `GET /api/auth/profile`. */
  asked: string[];
  /** Returns the rows of a list as they are stored. */
  rows(path: string): Row[];
  /** Adds a record as the provider's other users would: as the first row of its list. */
  add(list: Endpoint, row: Row): Row;
  /** Returns the id as the provider shows it: a number in the mood `numericIds`. */
  shownId(id: string): string | number;
  close(): Promise<void>;
}

/** The password of every account there. */
export const PASSWORD = 'Rahasia#135';
export const SECRET_FAULT = 'ORA-00942: table MERCHANT_V2 at /srv/app/dao.js:17';
/** The path below which complaints are decided, and the order status that follows each decision. */
const COMPLAINT = '/order/{id}/complaint/status/';
const SETTLED: Readonly<Record<string, OrderStatus>> = {
  resend: 'resend_in_process',
  cancel: 'refund_in_process',
  received: 'completed',
};
/** A single grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts a provider that implements the calls of the specification's point 7 in its envelope, from records in memory and with code of its
 * own. It knows neither `dry_run`, `version` nor idempotency keys: it carries out whatever it is sent.
 *
 * @param endpoints the calls, with the fields of `docs/provider.md`
 */
export async function startSpecificationProvider(endpoints: readonly Endpoint[]): Promise<SpecificationProvider> {
  const mood: SpecificationProvider['mood'] = new Set();
  const writes: Write[] = [];
  const asked: string[] = [];
  const records = new Records(endpoints);
  giveMasterData(records);
  givePrices(records);
  giveGoods(records);
  const ids = new NumericIds();
  const given: SpecificationProvider = {
    url: '',
    mood,
    hides: () => false,
    writes,
    asked,
    rows: path => records.of(path),
    add: (list, row) => records.add(list, row),
    shownId: id => (mood.has('numericIds') ? ids.numberOf(id) : id),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const send = (response: ServerResponse, status: number, data: unknown, message = 'OK') => {
    const shown = bent(data, mood, ids);
    const body = mood.has('otherEnvelope') ? { result: shown } : { code: status, message, data: shown };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://provider');
    const body = await bodyOf(request);
    const bearer = bearerOf(request.headers.authorization);
    const call = `${request.method} ${url.pathname}`;
    asked.push(call);
    if (mood.has('sessionsEnded') && call !== 'POST /api/auth/login') return send(response, 401, null, 'Sesi habis');
    if (call === 'GET /api/auth/profile') {
      if (mood.has('profileSilent')) return;
      if (mood.has('profileFails')) return send(response, 500, null, SECRET_FAULT);
      if (mood.has('profileForbidden')) return send(response, 403, null, 'Akun Anda dinonaktifkan.');
    }
    const identity = identityResponse(call, body, bearer, mood.has('passwordEnded'));
    if (identity) {
      const shown = { code: 200, message: 'OK', data: identity };
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(shown));
    }
    // one size only: there are no thumbnails
    if (url.pathname.startsWith('/files/') && !url.pathname.endsWith('-thumb.webp'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (!bearer) return send(response, 401, null, 'Belum masuk');
    if (mood.has('fails')) return send(response, 500, null, SECRET_FAULT);
    const found = find(endpoints, request.method!, url.pathname);
    if (!found) return send(response, 404, null, 'Tidak ada');
    const { endpoint, params } = found;
    const id = String(ids.idOf(params.at(-1)));
    if (endpoint.method === 'GET') {
      const data = readResponse(endpoint, id, url.searchParams);
      const shown = endpoint.response
        ? hideFields(endpoint.response, data, endpoint.call, field => given.hides(field))
        : data;
      return send(response, 200, shown);
    }
    // a price query, which changes nothing
    if (endpoint.call === deskApi.point.call) return send(response, 200, deliverersFor(records, body as Row, rowId));
    if (endpoint.call === passwordApi.changeExpired.call) {
      if ((body as Row).current_password !== PASSWORD) return send(response, 422, null, 'Kata sandi lama salah');
      mood.delete('passwordEnded');
    }
    if (mood.has('refuses')) return send(response, 422, null, 'Ditolak');
    writes.push({ method: endpoint.method, path: url.pathname + url.search, body });
    const answer = carryOut(endpoint, id, body || Object.fromEntries(url.searchParams));
    const loss = LOSSES.find(name => mood.has(name));
    if (loss) return loseResponse[loss](response);
    send(response, endpoint.method === 'POST' ? 201 : 200, mood.has('writesAnswerNothing') ? null : answer);
  });

  function readResponse(endpoint: Endpoint, id: string, query: URLSearchParams): unknown {
    if (endpoint.call === priceApi.grid.call) return priceMatrix(records);
    if (endpoint.params.length > 0 && !isList(endpoint)) return records.one(endpoint, id);
    if (!endpoint.response || !isList(endpoint))
      return endpoint.response ? plainValue(endpoint.response, endpoint.call) : null;
    const wider = WITHIN[endpoint.path];
    const all = matching(records.of(endpoint.path), query.get('search'));
    const rows = wider ? all.filter(row => row[wider] === id) : all;
    const { list: _list, meta: _meta, total: _total, ...rest } = (endpoint.response as z.ZodObject).shape;
    const more = plainValue(z.object(rest), endpoint.call) as Row;
    if (!isPaged(endpoint)) return { ...more, list: rows };
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
    const meta = { page, limit, total: rows.length, total_page: Math.ceil(rows.length / limit) };
    return { ...more, list: rows.slice((page - 1) * limit, page * limit), meta, total: rows.length };
  }

  function carryOut(endpoint: Endpoint, id: string, body: unknown): unknown {
    const given = (body ?? {}) as Row;
    if (endpoint.path.startsWith('/v1/cms/merchant/approval')) return decide(endpoint, id, given);
    if (endpoint.call === priceApi.change.call) return changePrices(records, given, rowId);
    if (endpoint.path.startsWith(COMPLAINT)) return settle(endpoint, id);
    if (endpoint.call === promotionApi.setStatus.call) return switchPromotion(id, given);
    if (endpoint.path.startsWith('/v1/cms/voucher/')) return changeVoucher(id, given);
    if (endpoint.method === 'DELETE') return records.remove(endpoint, id);
    if (endpoint.method === 'POST' && endpoint.params.length === 0) return records.add(endpoint, given);
    records.change(endpoint, id, given);
    return records.one(endpoint, id);
  }

  const rowId = (shown: unknown) => String(ids.idOf(shown));

  function settle(endpoint: Endpoint, id: string): unknown {
    const status = SETTLED[endpoint.path.slice(COMPLAINT.length)];
    Object.assign(records.of(orderApi.list.path).find(row => row.id === id) ?? {}, { status, actions: [] });
    return records.one(orderApi.one, id);
  }

  function switchPromotion(id: string, { is_active }: Row): unknown {
    records.change(promotionApi.one, id, { is_active: is_active === 'true' });
    return records.one(promotionApi.one, id);
  }

  /** Changes a voucher: they are listed below their promotions, but changed at a path of their own. */
  function changeVoucher(id: string, given: Row): unknown {
    records.change(voucherApi.ofPromotion, id, given);
    return records.of(voucherApi.ofPromotion.path).find(row => row.id === id) ?? null;
  }

  /** Decides a registration; an approved applicant becomes a merchant at once. */
  function decide(endpoint: Endpoint, id: string, { decision }: Row): unknown {
    const registration = records.of('/v1/cms/merchant/registration').find(row => row.id === id);
    const status = statusAfter(registration?.status as RegistrationStatus, decision as Decision);
    if (registration && status) {
      registration.status = status;
      if (decision === 'approve') {
        const merchant = records.add(merchantApi.list, { name: registration.name, status: 'active' }) as Row;
        Object.assign(registration, { status: 'activated', merchant_id: merchant.id });
      }
    }
    return { ...(records.one(endpoint, id) as Row), ...registration };
  }

  // longer than a busy machine delays a request: a connection closed just as it is reused fails a write that cannot be retried
  server.keepAliveTimeout = 60_000;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  given.url = `http://127.0.0.1:${port}`;
  return given;
}

function identityResponse(call: string, body: unknown, bearer: ReturnType<typeof bearerOf>, ended: boolean): unknown {
  if (call === 'POST /api/auth/login')
    return { token: tokenFor((body as { email: string }).email), refresh_token: 'opaque-refresh-token' };
  if (call === 'POST /api/refresh-token') return { token: tokenFor('staf@penyedia.test') };
  if (!bearer) return undefined;
  const { slugs, ...profile } = bearer;
  if (call === 'GET /api/auth/profile') return { ...profile, ...(ended && { password_days_left: -2 }) };
  if (/^GET \/(?:api\/auth\/permissions|v1\/cms\/user\/permission)$/.test(call))
    return { list: slugs.map(name => ({ name })) };
  return undefined;
}

/** Returns the rows with a text field that contains the search term. */
const matching = (rows: Row[], search: string | null) =>
  search
    ? rows.filter(row => Object.values(row).some(value => typeof value === 'string' && holds(value, search)))
    : rows;
const holds = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

const isList = ({ response: answer }: Endpoint) => answer instanceof z.ZodObject && 'list' in answer.shape;

function find(endpoints: readonly Endpoint[], method: string, path: string) {
  const matches = endpoints.flatMap(endpoint => {
    if (endpoint.method !== method) return [];
    const found = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    return found ? [{ endpoint, params: found.slice(1).map(decodeURIComponent) }] : [];
  });
  return matches.sort((one, other) => one.params.length - other.params.length)[0];
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
