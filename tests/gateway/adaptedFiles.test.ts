import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { COOKIES } from '../../contract/identity/session';
import { specificationAdapter } from '../../server/gateway/remote/adapter/specificationAdapter';
import { idFromProvider } from '../../server/gateway/remote/responses/foreignId';
import { type Gateway, startGateway } from '../support/startGateway';

/** Files, the notifications' targets and other things that are not one JSON response, through an adapter with addresses of its own. */

const cookie = `${COOKIES.token}=the.session.token`;
const JSON_TYPE = { 'content-type': 'application/json' };
const FILE = Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe]);

let gateway: Gateway;
let asked: { method: string; url: string; body: Buffer; type: string | undefined }[];
const provider = createServer(async (request: IncomingMessage, response) => {
  const { method, url, headers } = request;
  asked.push({ method: method!, url: url!, body: await buffer(request), type: headers['content-type'] });
  const send = (data: unknown) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ code: 200, message: 'OK', data }));
  if (url!.startsWith('/unduh')) return response.writeHead(200, { 'content-type': 'text/csv' }).end(FILE);
  if (url === '/unggah') return send({ url: '/files/a.png' });
  if (url!.startsWith('/kabar?'))
    return send({
      list: ['a', 'b'].map((id, at) => ({
        ...{ id, title: 'x', description: 'y', type: 'promotion', extra: { id: 7 + at } },
        ...{ created_at: '2026-11-21T07:05:00.000Z', read_at: null },
      })),
    });
  return send(null);
});
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  gateway = await startGateway({
    env: { PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` },
    providerAdapter: {
      ...specificationAdapter,
      calls: {
        'GET /v1/cms/transaction-record/merchant/{id}/download': {
          call: 'GET /unduh/{id}?bentuk=lengkap',
          fields: { start_date: 'dari' },
        },
        'GET /v1/cms/order/excel': { call: 'POST /unduh' },
        'POST /v1/utils/upload-file': { call: 'PUT /unggah' },
        'GET /v1/cms/notifications': { call: 'GET /kabar' },
        'PUT /v1/cms/notification/read/{id}': { call: 'PATCH /kabar/{id}' },
      },
    },
  });
});
afterAll(async () => {
  await gateway?.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(gateway.url + path, { ...init, headers: { cookie, ...init.headers } });

test('a file is asked for at its own address, and comes byte for byte', async () => {
  const path = `/v1/cms/transaction-record/merchant/${idFromProvider(5)}/download?start_date=2026-11-01`;
  const response = await call(path);
  expect([response.status, Buffer.from(await response.arrayBuffer()).equals(FILE)]).toEqual([200, true]);
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', '/unduh/5?bentuk=lengkap&dari=2026-11-01']]);
});

test('a file may be asked for with a body', async () => {
  const response = await call('/v1/cms/order/excel?status=completed', { headers: { 'if-none-match': '"7"' } });
  expect([response.status, Buffer.from(await response.arrayBuffer()).equals(FILE)]).toEqual([200, true]);
  expect(asked.map(({ method, url, body }) => [method, url, JSON.parse(body.toString())])).toEqual([
    ['POST', '/unduh', { status: 'completed' }],
  ]);
});

test('an upload goes as it is to its own address', async () => {
  const form = new FormData();
  form.append('file', new Blob([FILE]), 'a.png');
  const response = await call('/v1/utils/upload-file', { method: 'POST', body: form });
  expect(await response.json()).toMatchObject({ data: { url: '/files/a.png' } });
  const [{ method, url, body, type }] = asked as [(typeof asked)[0]];
  expect([method, url, body.includes(FILE)]).toEqual(['PUT', '/unggah', true]);
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
});

test('all notifications are read, whatever their targets look like', async () => {
  const response = await call('/api/console/notifications/read', { method: 'PUT' });
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ data: { count: 2 } })]);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    expect.stringMatching(/^GET \/kabar\?/),
    'PATCH /kabar/a',
    'PATCH /kabar/b',
  ]);
});
