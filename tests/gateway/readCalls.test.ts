import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { COOKIES } from '../../contract/identity/session';
import { type Gateway, startGateway } from '../support/startGateway';

/** The contract's reading calls, whose responses the gateway reads whole, in front of a provider that responds as each test says. */

const banners = '/v1/cms/banners';
const page = JSON.stringify({
  code: 200,
  message: 'Berhasil',
  data: { list: [], meta: { page: 1, limit: 25, total: 0, total_page: 0 }, total: 0 },
});
const ofJson = { 'content-type': 'application/json' };
const fine: RequestListener = (_request, response) => response.writeHead(200, ofJson).end(page);
const cookie = `${COOKIES.token}=the.session.token`;

let provider: Server;
let gateway: Gateway;
let answer: RequestListener;
let asked: IncomingMessage[] = [];
beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  gateway = await startGateway({
    env: { PROVIDER_URL: `http://127.0.0.1:${port}/base/` },
    remoteTimeouts: { headersMs: 1_000, idleMs: 1_000 },
  });
});
beforeEach(() => {
  asked = [];
  answer = fine;
});
afterAll(async () => {
  await gateway?.close();
  provider?.closeAllConnections();
  provider?.close();
});

const read = (path = banners, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { redirect: 'manual', headers: { cookie, ...headers } });
const statusOf = async (refused: Response) => {
  const body = (await refused.json()) as { code: number; error?: { code: string } };
  expect(body.code).toBe(refused.status);
  return [refused.status, body.error?.code];
};

test('a response that matches the contract passes unchanged, even after early hints', async () => {
  answer = (_request, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' });
    fine(_request, response);
  };
  const got = await read(`${banners}?search=a+b%26c&page=1`, { 'accept-language': 'id' });
  expect([got.status, await got.text()]).toEqual([200, page]);
  expect(asked.map(({ url }) => url)).toEqual([`/base${banners}?search=a+b%26c&page=1`]);
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer the.session.token', 'accept-language': 'id' });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

test('only listed headers pass', async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, { ...ofJson, etag: '"7"', 'set-cookie': 'a=1', server: 'nginx/1', 'cache-control': 'no-cache' })
      .end(page);
  const { headers } = await read();
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"7"', 'no-cache']);
  expect([headers.get('set-cookie'), headers.get('server')]).toEqual([null, null]);
});

test('an unchanged response is a 304 without a body', async () => {
  answer = (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 500, { etag: '"7"' }).end();
  const got = await read(banners, { 'if-none-match': '"7"' });
  expect([got.status, got.headers.get('etag'), await got.text()]).toEqual([304, '"7"', '']);
});

test('a compressed response is decompressed; a damaged one is rejected', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { ...ofJson, 'content-encoding': 'gzip' }).end(gzipSync(page));
  const got = await read();
  expect(await got.text()).toEqual(page);
  answer = (_request, response) => response.writeHead(200, { ...ofJson, 'content-encoding': 'gzip' }).end(page);
  expect(await statusOf(await read())).toEqual([502, 'provider.unreadable']);
});

/** Reads without decompressing, as `fetch` would. */
async function readRaw(encodings: string) {
  const { port } = new URL(gateway.url);
  const headers = { cookie, 'accept-encoding': encodings };
  const sent = httpRequest({ port, host: '127.0.0.1', path: banners, headers }).end();
  const [got] = (await once(sent, 'response')) as [IncomingMessage];
  return { encoding: got.headers['content-encoding'], body: await buffer(got) };
}

describe('compression', () => {
  const compressed = gzipSync(page);
  const inGzip: RequestListener = (_request, response) =>
    response.writeHead(200, { ...ofJson, 'content-encoding': 'gzip' }).end(compressed);

  test('of a response that matches the contract passes as it came', async () => {
    answer = inGzip;
    const { encoding, body } = await readRaw('gzip, deflate, br');
    expect([encoding, body.equals(compressed)]).toEqual(['gzip', true]);
    expect(asked[0]?.headers['accept-encoding']).toBe('gzip');
  });

  test('of any other response is made anew', async () => {
    const more = page.replace('"list"', '"extra":1,"list"');
    answer = (_request, response) =>
      response.writeHead(200, { ...ofJson, 'content-encoding': 'gzip' }).end(gzipSync(more));
    const { encoding, body } = await readRaw('gzip');
    expect([encoding, body.toString()]).toEqual([undefined, page]);
  });

  test.each(['identity', 'br'])(
    'is not asked for by a browser that takes only %s, and never sent to it',
    async only => {
      answer = inGzip;
      const { encoding, body } = await readRaw(only);
      expect([encoding, body.toString()]).toEqual([undefined, page]);
      expect(asked[0]?.headers).not.toHaveProperty('accept-encoding');
    },
  );
});

describe('equal reads at the same time', () => {
  let waiting: ServerResponse[];
  beforeEach(() => {
    waiting = [];
    answer = (_request, response) => waiting.push(response);
  });
  const arrived = async (requests: number) => {
    while (asked.length < requests) await wait(5);
    await wait(30);
    expect(asked).toHaveLength(requests);
  };
  const release = (text = page) => {
    for (const response of waiting.splice(0)) response.writeHead(200, ofJson).end(text);
  };

  test('are made once, and everybody gets the response', async () => {
    const all = [read(), read(), read()];
    await arrived(1);
    release();
    expect(await Promise.all((await Promise.all(all)).map(got => got.text()))).toEqual([page, page, page]);
    // nobody gets what came earlier
    const later = read();
    await arrived(2);
    release();
    await later;
  });

  test.each([
    ['of two people', { cookie: `${COOKIES.token}=another.session.token` }],
    ['in two languages', { 'accept-language': 'en' }],
    ['of which one knows a version', { 'if-none-match': '"7"' }],
  ])('but %s are made one by one', async (_what, headers: Record<string, string>) => {
    const both = [read(), read(banners, headers)];
    await arrived(2);
    release();
    await Promise.all(both);
  });

  test('but nobody joins one that was sent before a write', async () => {
    const before = read();
    await arrived(1);
    const [first] = waiting.splice(0);
    answer = fine;
    await fetch(`${gateway.url}/v1/cms/banner`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await read()).status).toBe(200);
    first!.writeHead(200, ofJson).end(page);
    expect((await before).status).toBe(200);
  });

  test('one that leaves takes nobody with it', async () => {
    const abort = new AbortController();
    const left = fetch(gateway.url + banners, { headers: { cookie }, signal: abort.signal }).catch(() => 'left');
    const stays = read();
    await arrived(1);
    abort.abort();
    expect(await left).toBe('left');
    release();
    expect((await stays).status).toBe(200);
  });

  test('a fault reaches all of them, after one more attempt', async () => {
    answer = request => request.socket.destroy();
    const all = await Promise.all([read(), read()]);
    expect(await Promise.all(all.map(statusOf))).toEqual([
      [502, 'provider.unreachable'],
      [502, 'provider.unreachable'],
    ]);
    expect(asked).toHaveLength(2);
  });
});

test.each<[string, RequestListener, number, string]>([
  ['a redirect', (_, r) => r.writeHead(302, { location: '/elsewhere' }).end(), 502, 'provider.unreadable'],
  ['a page', (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>'), 502, 'provider.unreadable'],
  ['nothing', (_, r) => r.writeHead(204).end(), 502, 'provider.unreadable'],
  ['no JSON', (_, r) => r.writeHead(200, ofJson).end(page.slice(1)), 502, 'provider.unreadable'],
  ['an error page', (_, r) => r.writeHead(404, { 'content-type': 'text/html' }).end('<h1>'), 404, 'record.notFound'],
  ['a fault of its own', (_, r) => r.writeHead(500, ofJson).end('{"message":"secret"}'), 500, 'provider.failed'],
  ['too much', (_, r) => r.writeHead(200, ofJson).end(Buffer.alloc(17 * 1024 * 1024)), 502, 'provider.unreadable'],
  ['no answer in time', () => undefined, 504, 'provider.timeout'],
  ['half an answer, then no more', (_, r) => r.writeHead(200, ofJson).write(page.slice(9)), 504, 'provider.timeout'],
  [
    'half an answer, then a broken connection',
    (_, r) => r.writeHead(200, ofJson).write(page.slice(9), () => r.destroy()),
    502,
    'provider.unreachable',
  ],
])('%s is an error in our envelope, and the next call succeeds', async (_what, listener, status, code) => {
  answer = (request, response) => {
    response.setHeader('cache-control', 'max-age=600');
    listener(request, response);
  };
  const refused = await read();
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await statusOf(refused)).toEqual([status, code]);
  expect(asked).toHaveLength(1);
  answer = fine;
  expect((await read()).status).toBe(200);
});

test('an unreadable response is not cached by the browser', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { ...ofJson, 'cache-control': 'max-age=600', etag: '"7"' }).end('{"data":{}}');
  const refused = await read();
  expect([refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual(['no-store', null]);
  expect(await statusOf(refused)).toEqual([502, 'provider.unreadable']);
});

test('the Retry-After of a busy provider passes', async () => {
  answer = (_request, response) => response.writeHead(503, { ...ofJson, 'retry-after': '9' }).end('{}');
  const refused = await read();
  expect(refused.headers.get('retry-after')).toBe('9');
  expect(await statusOf(refused)).toEqual([503, 'provider.unreachable']);
});

test('a request whose connection the provider closes is retried only once', async () => {
  answer = (request, response) => (asked.length === 1 ? request.socket.destroy() : fine(request, response));
  expect((await read()).status).toBe(200);
  expect(asked).toHaveLength(2);
  asked = [];
  answer = request => request.socket.destroy();
  expect(await statusOf(await read())).toEqual([502, 'provider.unreachable']);
  expect(asked).toHaveLength(2);
});

test('an aborted request does not affect the next', async () => {
  let release: () => void = () => undefined;
  answer = (request, response) => {
    release = () => fine(request, response);
  };
  const abort = new AbortController();
  const left = fetch(gateway.url + banners, { headers: { cookie }, signal: abort.signal }).catch(() => 'left');
  while (asked.length === 0) await wait(10);
  abort.abort();
  expect(await left).toBe('left');
  await wait(50);
  release();
  answer = fine;
  expect((await read()).status).toBe(200);
});

test.each([
  ['with a path that could be read in two ways', `${banners}/..%2f..%2fsecret`, {}, 422],
  ['with dots for a step', `${banners}/..`, {}, 422],
  [
    'whose connection keeps a header for itself',
    banners,
    { connection: 'accept-language', 'accept-language': 'id' },
    200,
  ],
])('a request %s leaks nothing to the provider', async (_what, path, headers, status) => {
  // fetch would normalise the path
  const { port } = new URL(gateway.url);
  const sent = httpRequest({ port, host: '127.0.0.1', path, headers: { cookie, ...headers } }).end();
  const [got] = (await once(sent, 'response')) as [IncomingMessage];
  got.resume();
  expect(got.statusCode).toBe(status);
  expect(asked.filter(({ url }) => url?.includes('secret'))).toEqual([]);
  for (const request of asked) expect(request.headers).not.toHaveProperty('accept-language');
});

test('without a session: 401, and the provider is not called', async () => {
  expect((await fetch(gateway.url + banners)).status).toBe(401);
  expect(asked).toEqual([]);
});
