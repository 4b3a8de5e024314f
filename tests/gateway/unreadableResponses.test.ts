import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileApi } from '../../contract/file';
import { COOKIES } from '../../contract/identity/session';
import { notificationApi, ORDER_EXTRA_PREFIX } from '../../contract/notification';
import { priceApi } from '../../contract/price/priceApi';
import { idFromProvider } from '../../server/gateway/remote/responses/foreignId';
import { type Gateway, startGateway } from '../support/startGateway';

/** Responses that lack something: what can be done without it goes on, and of the rest the log says what was expected of which call. */

let provider: Server;
let gateway: Gateway;
let lines: string[] = [];
/** The `data` of each path's response; a path without any gets a page. */
let data: Record<string, unknown> = {};
beforeAll(async () => {
  provider = createServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    request.resume();
    if (!(path in data)) return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>');
    const body = { code: 200, message: 'OK', data: data[path] };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  gateway = await startGateway({
    env: { PROVIDER_URL: `http://127.0.0.1:${port}` },
    logTo: { write: line => lines.push(line) },
  });
});
beforeEach(() => {
  lines = [];
  data = {};
});
afterAll(async () => {
  await gateway?.close();
  provider?.closeAllConnections();
  provider?.close();
});

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(gateway.url + path, {
    ...init,
    headers: { cookie: `${COOKIES.token}=opaque`, ...init.headers },
  });
  return { status: response.status, body: (await response.json()) as { data: unknown; error?: { code: string } } };
}
const uuid = '0b9f2c1e-6d1a-4f5e-a1c2-3d4e5f607182';
const reasons = () => lines.map(line => (JSON.parse(line) as { because?: string }).because).filter(Boolean);

const pricesPath = priceApi.ofCategory.path.replace('{category}', 'bbm');
const price = {
  id: 7,
  product_id: 3,
  product_name: 'Pertamax',
  area: 'Nasional',
  amount: 'Rp12.300',
  valid_from: '2026-11-01T00:00:00Z',
};

test('a list read for another call: the log names the list, the field and what was expected', async () => {
  data = { [pricesPath]: { list: [price], total: 1 } };
  const { status, body } = await call('/api/console/price/7');
  expect([status, body.error?.code]).toEqual([502, 'provider.unreadable']);
  expect(reasons()).toEqual([
    expect.stringMatching(
      /^GET \/v1\/cms\/product\/category\/name\/\{category\}\/price: data\.list\.0\.\w+: expected /,
    ),
  ]);
  expect(lines.join('')).not.toContain('12.300');
});

test.each([
  ['a read', '/v1/cms/faq-categories', 'GET /v1/cms/faq-categories: data.list: expected a list'],
  ['a page instead of a response', '/v1/cms/banners', 'a page'],
])('%s: the log says why', async (_what, path, because) => {
  data = { '/v1/cms/faq-categories': { list: 'none' } };
  expect((await call(path)).status).toBe(502);
  expect(reasons()).toEqual([because]);
});

test('an upload may answer only the address of the picture', async () => {
  data = { [fileApi.uploadImage.path]: { url: 'https://cdn.penyedia.test/a.png' } };
  const body = new FormData();
  body.append('file', new Blob(['x'], { type: 'image/png' }), 'a.png');
  const sent = await call(fileApi.uploadImage.path, { method: 'POST', body });
  expect([sent.status, sent.body.data]).toEqual([200, { url: 'https://cdn.penyedia.test/a.png' }]);
});

test.each([
  ['a number', 'registration', 1002, idFromProvider(1002)],
  ['a number as text', 'promotion', '1002', idFromProvider(1002)],
  ['a UUID', 'registration', uuid, uuid],
  ['a number below a path', 'order', `${ORDER_EXTRA_PREFIX}1002`, ORDER_EXTRA_PREFIX + idFromProvider(1002)],
  ['a UUID below a path', 'order', ORDER_EXTRA_PREFIX + uuid, ORDER_EXTRA_PREFIX + uuid],
  ['a bare number of an order', 'order', 1002, ORDER_EXTRA_PREFIX + idFromProvider(1002)],
  ['a category', 'price', 'bbm', 'bbm'],
  ['nothing', 'registration', null, ''],
])('a notification may refer to its record by %s', async (_what, type, extra, expected) => {
  const news = { id: 1, title: 'Baru', description: 'Toko Maju', created_at: '2026-11-01T00:00:00Z', type, extra };
  data = {
    [notificationApi.list.path]: { list: [news], total: 1 },
    [notificationApi.read.path.replace('{id}', '1')]: news,
  };
  const { status, body } = await call(notificationApi.list.path);
  expect([status, body.data]).toMatchObject([200, { list: [{ id: idFromProvider(1), extra: expected }] }]);
  const read = await call(notificationApi.read.path.replace('{id}', idFromProvider(1)), { method: 'PUT' });
  expect([read.status, read.body.data]).toMatchObject([200, { extra: expected }]);
});
