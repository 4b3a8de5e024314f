import { COOKIES } from '../../contract/identity/session';
import { priceApi } from '../../contract/price/priceApi';
import { consoleModules, routeModules } from '../../server/domains';
import { callGateway, type GatewayAnswer } from '../support/callGateway';
import { people } from '../support/people';
import { BENDS, UNKNOWN_CODE } from '../support/specificationProvider/bends';
import { OWN_REGION } from '../support/specificationProvider/masterData';
import { idOf } from '../support/specificationProvider/plainValue';
import { tokenFor } from '../support/specificationProvider/staff';
import {
  SECRET_FAULT,
  type SpecificationProvider,
  startSpecificationProvider,
} from '../support/specificationProvider/startSpecificationProvider';
import { type Gateway, startGateway } from '../support/startGateway';

/** The gateway in front of a provider that somebody else wrote from the specification: correct, bent, and faulty. */

const endpoints = routeModules
  .filter(module => !consoleModules.includes(module))
  .flatMap(({ api }) => Object.values(api))
  .filter(({ path }) => !path.startsWith('/api/console'));
const reads = endpoints.filter(
  ({ method, download, response, access }) => method === 'GET' && !download && response && access !== 'public',
);

let provider: SpecificationProvider;
let gateway: Gateway;
beforeAll(async () => {
  provider = await startSpecificationProvider(endpoints);
  gateway = await startGateway({ env: { PROVIDER_URL: provider.url } });
});
afterAll(async () => {
  await gateway?.close();
  await provider?.close();
});
beforeEach(() => {
  provider.mood.clear();
  provider.writes.length = 0;
});

const call = (path: string, method?: string, body?: unknown) => callGateway(gateway.url, path, method, body);

const addressOf = (path: string) => path.replaceAll('{category}', 'bbm').replace(/\{\w+\}/g, idOf('somebody'));
/** Returns the responses of all reading calls, by call. */
const readAll = async () => {
  const answers = new Map<string, GatewayAnswer>();
  for (const { call: name, path } of reads) answers.set(name, await call(addressOf(path)));
  return answers;
};
const dataOf = (answers: Map<string, GatewayAnswer>) =>
  Object.fromEntries([...answers].map(([name, { status, body }]) => [name, { status, data: body.data }]));

/** Returns figures and texts without ids and positions, which some bends write differently. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(/"[0-9a-f]{8}-[0-9a-f]{4}-[4f][0-9a-f]{3}-[af][0-9a-f]{3}-[0-9a-f]{12}"/g, '"id"'),
  );

describe('every read call', () => {
  let regular: Map<string, GatewayAnswer>;
  beforeAll(async () => {
    provider.mood.clear();
    regular = await readAll();
  });

  test('of a provider that follows the contract succeeds', () => {
    expect([...regular].filter(([, { status }]) => status !== 200)).toEqual([]);
    expect(reads.length).toBeGreaterThan(70);
  });

  test.each(BENDS.filter(bend => !['unknownCodes', 'listsWithoutTotals'].includes(bend)))(
    'bent by %s is read exactly',
    async bend => {
      provider.mood.add(bend);
      expect(withoutIds(dataOf(await readAll()))).toEqual(withoutIds(dataOf(regular)));
    },
  );

  test('an unknown code is passed on unchanged', async () => {
    provider.mood.add('unknownCodes');
    const answers = await readAll();
    expect([...answers].filter(([, { status }]) => status !== 200)).toEqual([]);
    expect(JSON.stringify(answers.get('GET /v1/cms/banners')?.body.data)).toContain(UNKNOWN_CODE);
  });

  test('with all bends at once succeeds', async () => {
    for (const bend of BENDS) provider.mood.add(bend);
    const answers = await readAll();
    expect([...answers].filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  test('a list without totals has pages until one is not full', async () => {
    provider.mood.add('listsWithoutTotals');
    const metaOf = async (page: number) => {
      const { data } = (await call(`/v1/cms/banners?page=${page}&limit=20`)).body as {
        data: { list: unknown[]; meta: object; total?: number };
      };
      return { rows: data.list.length, meta: data.meta, total: data.total };
    };
    expect(await metaOf(1)).toEqual({ rows: 20, meta: { page: 1, limit: 20, total_page: 2 }, total: undefined });
    expect(await metaOf(2)).toEqual({ rows: 10, meta: { page: 2, limit: 20, total_page: 2 }, total: undefined });
  });

  test.each(['missingRequired', 'otherEnvelope', 'textForNumbers'] as const)(
    'with the fault %s is rejected as a whole, with a message and a request id',
    async fault => {
      provider.mood.add(fault);
      const response = await call('/v1/cms/banners');
      expect(response.status).toBe(502);
      expect(response.body).toMatchObject({
        data: null,
        error: { code: 'provider.unreadable' },
        message: expect.stringContaining('tidak dapat dibaca'),
        request_id: expect.any(String),
      });
    },
  );
});

test('a user bound to a region of the provider is bound to it here, and its areas are nested', async () => {
  const marketing = { cookie: `${COOKIES.token}=${tokenFor(people.marketing)}` };
  const { data } = (await (
    await fetch(`${gateway.url}/api/auth/profile`, { headers: marketing })
  ).json()) as GatewayAnswer['body'];
  expect(data).toMatchObject({ region_code: OWN_REGION, regions: [OWN_REGION], role: { name: 'Marketing Regional' } });
  const everywhere = (await call('/api/auth/profile')).body.data;
  expect(everywhere).toMatchObject({ region_code: null, regions: null });
  const provinces = (await call(`/api/location/province/${OWN_REGION}`)).body.data;
  expect(provinces).toMatchObject({ list: [{ id: 'papua-raya', name: 'Papua Raya', region_id: OWN_REGION }] });
});

test('numeric ids work as numbers in URLs and bodies', async () => {
  provider.mood.add('numericIds');
  const { list } = (await call('/v1/cms/banners?limit=5')).body.data as { list: { id: string; title: string }[] };
  const third = list[2]!;
  expect(third.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-f/);
  const { data } = (await call(`/v1/cms/banner/${third.id}`)).body as { data: { id: string; title: string } };
  expect([data.id, data.title]).toEqual([third.id, third.title]);
  await call('/v1/cms/admin', 'POST', { name: 'Wati', role_id: third.id, note: `lihat ${third.id}` });
  const [write] = provider.writes as { body: Record<string, unknown> }[];
  expect(write?.body).toEqual({ name: 'Wati', role_id: expect.any(Number), note: `lihat ${third.id}` });
});

describe('a dry run', () => {
  const CHANGE = priceApi.change.path;
  interface Plan {
    fingerprint: string;
    rows: { old_amount: number; new_amount: number; product_name: string }[];
    changed: number;
  }
  const planOf = ({ body }: GatewayAnswer) => (body.data as { plan: Plan }).plan;
  const prices = () => provider.rows('/v1/cms/product/category/name/{category}/price') as Record<string, unknown>[];
  const inForce = () => {
    const price = prices()[0]!;
    Object.assign(price, {
      level: 'national',
      province_code: null,
      regency_code: null,
      amount: 10_000,
      status: 'in_force',
    });
    Object.assign(price, { valid_from: '2026-01-01T00:00:00.000Z' });
    return price as { product_id: string; amount: number };
  };
  const rowsOf = (amount: number) => ({
    category: 'bbm',
    rows: [{ product_id: inForce().product_id, province_code: null, regency_code: null, amount }],
  });

  test.each([
    ['rows', 'PUT', () => rowsOf(12_500), 12_500],
    [
      'a step',
      'PUT',
      () => ({ category: 'bbm', step: { kind: 'percent', value: 10 }, scope: { product: [inForce().product_id] } }),
      11_000,
    ],
    [
      'an addition',
      'POST',
      () => ({ category: 'bbm', products: [inForce().product_id], areas: [{}], amount: 9_000 }),
      9_000,
    ],
  ])('of %s sends nothing and shows the result', async (_of, method, body, amount) => {
    const response = await call(CHANGE, method, { ...body(), dry_run: true });
    expect(response.status).toBe(200);
    expect(planOf(response).rows[0]).toMatchObject({ old_amount: 10_000, new_amount: amount });
    // the contract's default is a dry run, which this provider does not support
    expect((await call(CHANGE, method, body())).status).toBe(200);
    expect(provider.writes).toEqual([]);
  });

  test('uses the areas of the provider, whatever its codes look like', async () => {
    const { product_id } = inForce();
    const body = {
      category: 'bbm',
      step: { kind: 'set', value: 9_500 },
      scope: { product: [product_id], regency: ['kota-numbay'] },
    };
    const seen = await call(CHANGE, 'PUT', body);
    expect((seen.body.data as { plan: object }).plan).toMatchObject({
      rows: [{ product_id, province_code: 'papua-raya', regency_code: 'kota-numbay', area: 'Kota Numbay' }],
    });
    expect(provider.writes).toEqual([]);
  });

  test('a previewed change is sent as rows, without fields unknown to the provider', async () => {
    const body = { category: 'bbm', step: { kind: 'amount', value: 500 }, scope: { product: [inForce().product_id] } };
    const { fingerprint, rows } = planOf(await call(CHANGE, 'PUT', body));
    const response = await call(CHANGE, 'PUT', { ...body, dry_run: false, fingerprint });
    expect([response.status, provider.writes.length]).toEqual([200, 1]);
    expect(provider.writes[0]!.body).toMatchObject({ category: 'bbm', rows: [{ amount: 10_500 }] });
    expect((provider.writes[0]!.body as { rows: unknown[] }).rows).toHaveLength(rows.length);
    expect(JSON.stringify(provider.writes[0]!.body)).not.toMatch(/dry_run|fingerprint|step|version/);
  });

  test('a change not previewed, or since outdated, is not sent', async () => {
    const { fingerprint } = planOf(await call(CHANGE, 'PUT', rowsOf(12_500)));
    expect((await call(CHANGE, 'PUT', { ...rowsOf(12_500), dry_run: false })).status).toBe(422);
    const body = rowsOf(12_500);
    Object.assign(prices()[0]!, { amount: 10_700 });
    const stale = await call(CHANGE, 'PUT', { ...body, dry_run: false, fingerprint });
    expect([stale.status, provider.writes]).toEqual([409, []]);
  });

  test.each([
    `${priceApi.upload.path}?category=bbm&dry_run=true`,
    `${priceApi.upload.path}?category=bbm`,
    `/v1/cms/promotion/${idOf('p')}/voucher/excel`,
  ])('of a file is rejected: %s', async path => {
    const form = new FormData();
    form.append('file', new Blob(['a']), 'harga.xlsx');
    const response = await fetch(gateway.url + path, {
      method: 'POST',
      headers: { cookie: `${COOKIES.token}=opaque-token-of-the-provider` },
      body: form,
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'provider.noDryRun' } });
    expect(provider.writes).toEqual([]);
  });
});

describe('after a write', () => {
  test.each(['writesAnswerNothing', 'missingRequired', 'otherEnvelope', 'textForNumbers'] as const)(
    'only the status counts: %s',
    async manner => {
      provider.mood.add(manner);
      for (const [method, path, status] of [
        ['POST', '/v1/cms/faq', 201],
        ['PUT', `/v1/cms/faq/${idOf('a')}`, 200],
        ['DELETE', `/v1/cms/faq/${idOf('a')}`, 200],
      ] as const) {
        const response = await call(path, method, method === 'DELETE' ? undefined : { question: 'Apa?', version: 3 });
        expect([response.status, response.body.code]).toEqual([status, status]);
      }
      expect(provider.writes.map(({ body }) => JSON.stringify(body)).join()).not.toContain('version');
    },
  );
});

describe('what the console needs without a call in the specification', () => {
  const idIn = (path: string) => String(provider.rows(path)[3]!.id);

  test('one price with its history, and one tariff', async () => {
    const id = idIn('/v1/cms/product/category/name/{category}/price');
    const price = await call(`/api/console/price/${id}`);
    expect([price.status, price.body.data]).toMatchObject([200, { id, history: [{ id }] }]);
    const tariff = await call(`/api/console/shipping-cost/${idIn('/v1/cms/shipping-costs')}`);
    expect([tariff.status, tariff.body.data]).toMatchObject([200, { id: idIn('/v1/cms/shipping-costs') }]);
    expect((await call(`/api/console/shipping-cost/${idOf('nobody')}`)).status).toBe(404);
  });

  test('counts of orders, and none if the provider has no totals', async () => {
    const counted = (await call('/api/console/orders/counts?search=a')).body.data as { list: { orders: number }[] };
    expect(new Set(counted.list.map(({ orders }) => orders))).toEqual(new Set([30]));
    provider.mood.add('listsWithoutTotals');
    expect((await call('/api/console/orders/counts')).body.data).toEqual({ list: [] });
  });

  test('merchants on the map', async () => {
    const { data } = (await call('/api/console/merchants/points')).body;
    expect(data).toMatchObject({ total: 30, truncated: false, list: expect.any(Array) });
  });

  test('vouchers of one promotion, and of all in a search', async () => {
    const asked = (search: string) => call(`/api/console/vouchers?${search}`);
    const promotion = idIn('/v1/cms/promotion');
    const { status, body } = await asked(`promotion=${promotion}&page=2&limit=20`);
    expect([status, body.data]).toMatchObject([200, { meta: { page: 2, limit: 20, total: 30 }, total: 30 }]);
    expect((body.data as { list: object[] }).list).toHaveLength(10);
    const code = 'HEMAT-UNIK';
    Object.assign(provider.rows('/v1/cms/promotion/{id}/voucher')[0]!, { code });
    Object.assign(provider.rows('/v1/cms/promotion')[3]!, { code });
    expect((await asked(`search=${code}&limit=5`)).body.data).toMatchObject({ list: [{ code }], total: 1 });
    expect(provider.writes).toEqual([]);
  });

  test('marks all notifications as read', async () => {
    const { data } = (await call('/api/console/notifications/read', 'PUT')).body as { data: { count: number } };
    expect(data.count).toBeGreaterThan(5);
    expect(provider.writes.length).toBe(data.count);
    expect(provider.writes[0]).toMatchObject({ method: 'PUT', path: expect.stringContaining('/notification/read/') });
  });

  test('requires a session: 401 without one', async () => {
    expect((await fetch(`${gateway.url}/api/console/orders/counts`)).status).toBe(401);
  });
});

test('a record is created once per key although the provider knows no keys', async () => {
  const add = (key: string, title: string) =>
    fetch(`${gateway.url}/v1/cms/faq`, {
      method: 'POST',
      headers: {
        cookie: `${COOKIES.token}=opaque-token-of-the-provider`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ question: title }),
    }).then(async response => ({ status: response.status, body: (await response.json()) as GatewayAnswer['body'] }));
  const first = await add('k-1', 'Apa?');
  expect(await add('k-1', 'Apa?')).toEqual(first);
  expect([first.status, provider.writes.length]).toEqual([201, 1]);
  const other = await add('k-1', 'Siapa?');
  expect([other.status, other.body.error?.code]).toEqual([409, 'request.keyReused']);
});

test('only a successful write appears in the history of its record', async () => {
  const id = idOf('remembered');
  await call(`/v1/cms/banner/${id}`, 'PUT', { title: 'Baru' });
  provider.mood.add('fails');
  await call(`/v1/cms/banner/${id}`, 'PUT', { title: 'Tidak jadi' });
  provider.mood.clear();
  const { data } = (await call(`/api/console/history/banner/${id}`)).body as { data: { list: object[] } };
  expect(data.list).toMatchObject([
    { actor: { name: 'Staf Penyedia' }, action: 'update', label: 'PUT /v1/cms/banner/{id} (200)' },
  ]);
});

test('error details of the provider are not exposed', async () => {
  provider.mood.add('fails');
  const response = await call('/v1/cms/banners');
  expect(response.status).toBe(500);
  expect(JSON.stringify(response.body)).not.toContain(SECRET_FAULT.slice(0, 9));
  expect(response.body).toMatchObject({ error: { code: 'provider.failed' }, request_id: expect.any(String) });
});
