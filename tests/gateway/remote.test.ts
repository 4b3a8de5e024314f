import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { specificationAdapter } from '../../server/gateway/remote/adapter/specificationAdapter';
import { type ChildServer, startChild } from '../support/childServer';
import { consoleFixture } from '../support/consoleFixture';
import { type Gateway, startGateway } from '../support/startGateway';

/** The gateway in front of a provider in a separate process that behaves as badly as providers do. */

let provider: ChildServer;
let gateway: Gateway;
const standIn = () => startChild(join(import.meta.dirname, '../support/providerStandIn.mjs'));
const remoteTimeouts = { connectMs: 1_000, headersMs: 1_500, idleMs: 1_500, pageMs: 1_000, uploadIdleMs: 1_000 };

beforeAll(async () => {
  provider = await standIn();
  gateway = await startGateway({ env: { PROVIDER_URL: provider.url }, remoteTimeouts });
});
afterAll(async () => {
  await gateway?.close();
  await provider?.stop();
});

const cookie = `${COOKIES.token}=the.session.token; ${COOKIES.refreshToken}=r; other=1`;
const call = (path: string, init: RequestInit = {}, at = gateway) =>
  fetch(at.url + path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
interface Envelope {
  code: number;
  message: string;
  data: Record<string, unknown> | null;
  request_id?: string;
}
const bodyOf = async (response: Response) => (await response.json()) as Envelope;
const seen = async () => (await (await fetch(`${provider.url}/seen`)).json()) as Record<string, number | string>;
/** Returns the last request that reached the provider's echo. */
const arrived = async () =>
  ((await (await fetch(`${provider.url}/seen`)).json()) as { arrived: Record<string, unknown> }).arrived;
const json = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('requests', () => {
  test.each([
    ['GET', '/v1/cms/banners'],
    ['GET', '/api/product/category'],
    ['PUT', '/api/product/merchant/pertamina/7'],
    ['GET', '/api/transaction/order'],
    ['GET', '/api/location/regencies/3'],
    ['DELETE', '/api-cms/permission/9'],
    ['GET', '/api/v1/payment-gateway/my-pertamina/1'],
    ['PUT', '/order/abc/complaint/status/cancel'],
  ])('%s %s is forwarded with the session token', async (method, path) => {
    await call(path, { method });
    expect(await arrived()).toMatchObject({
      method,
      url: path,
      headers: { authorization: 'Bearer the.session.token' },
    });
  });

  test('repeated parameters are forwarded as written', async () => {
    const path = '/v1/cms/order?province_id=11&province_id=12&regency_id[]=a%20b&search=a+b%26c&empty=';
    await call(path);
    expect(await arrived()).toMatchObject({ url: path });
  });

  test('headers between browser and gateway are not forwarded', async () => {
    const response = await call('/v1/echo', {
      headers: {
        origin: gateway.url,
        referer: `${gateway.url}/banner`,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.test',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-no-compression': '1',
        'idempotency-key': 'k-1',
        'accept-language': 'id',
      },
    });
    const { headers } = (await bodyOf(response)).data as { headers: Record<string, string> };
    expect(Object.keys(headers).sort()).toEqual(
      [
        'accept',
        'accept-encoding',
        'accept-language',
        'authorization',
        'connection',
        'host',
        'idempotency-key',
        'user-agent',
        'x-forwarded-for',
        'x-request-id',
      ].sort(),
    );
    expect(headers).toMatchObject({
      host: new URL(provider.url).host,
      'idempotency-key': 'k-1',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': response.headers.get('x-request-id'),
    });
  });

  test("a client's own bearer token takes precedence over the cookie", async () => {
    const response = await call('/v1/echo', { headers: { authorization: 'Bearer mine' } });
    expect((await bodyOf(response)).data).toMatchObject({ headers: { authorization: 'Bearer mine' } });
  });

  test('a request without a token is a 401', async () => {
    const response = await fetch(`${gateway.url}/v1/echo`);
    expect(response.status).toBe(401);
    expect(await bodyOf(response)).toEqual({
      code: 401,
      message: 'Sesi Anda telah berakhir, silakan masuk kembali.',
      data: null,
      error: { code: 'access.unauthorized', params: {} },
    });
  });

  test('the forgotten-password call needs no session and forwards none', async () => {
    const response = await call('/api/auth/request-forgot-pin', json({ email: 'a@b.test' }));
    expect((await bodyOf(response)).message).toBe('Terkirim');
    expect(await arrived()).toEqual({ email: 'a@b.test', authorization: null });
  });

  test('the base path of the provider is prepended to each call', async () => {
    const based = await startGateway({ env: { PROVIDER_URL: `${provider.url}/base/` }, remoteTimeouts });
    try {
      expect((await bodyOf(await call('/v1/echo?a=1', {}, based))).data).toMatchObject({ url: '/base/v1/echo?a=1' });
      expect((await call('/api/auth/login', json({ email: 'a@b.test', password: 'x' }), based)).status).toBe(200);
    } finally {
      await based.close();
    }
  });

  test.each([
    ['/v1/..%2f..%2fadmin', 422],
    ['/v1/%2e%2e/%2e%2e/admin', 422],
    ['/v1/..%5c..%5cadmin', 422],
    ['/v1/a%2f..%2f..%2f..%2fseen', 422],
    ['/v1/%E0%A4%A', 404],
    ['/v1/x%00', 422],
    ['//provider.test/v1/x', 404],
  ])('a path outside the calls is rejected: %s', async (path, refused) => {
    // fetch would normalise the path
    const { port } = new URL(gateway.url);
    const status = await new Promise((resolve, reject) => {
      httpRequest({ port, path, headers: { cookie } }, response => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(refused);
  });

  test('bodies that a cross-site form could send are rejected', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await call('/v1/echo', { method: 'POST', headers: { 'content-type': type }, body: 'a=1' })).status).toBe(
        415,
      );
    const crossSite = { ...json({}), headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } };
    expect((await call('/v1/echo', crossSite)).status).toBe(403);
  });
});

describe('responses', () => {
  test("the gateway's headers are kept; the provider's cookies, policies and server names are dropped", async () => {
    const { headers } = await call('/v1/headers');
    for (const name of [
      'set-cookie',
      'access-control-allow-origin',
      'www-authenticate',
      'x-powered-by',
      'server',
      'x-hop',
      'clear-site-data',
      'strict-transport-security',
    ])
      expect([name, headers.get(name)]).toEqual([name, null]);
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBe('"7"');
  });

  test('errors of the API are forwarded unchanged', async () => {
    const response = await call('/v1/json-422');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 422,
      message: 'Ada yang salah',
      data: null,
      errors: { title: 'Judul harus diisi' },
    });
  });

  test('an error page becomes our envelope and leaks nothing', async () => {
    const response = await call('/v1/html-error');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await bodyOf(response)).toEqual({
      code: 500,
      message: `Penyedia layanan sedang bermasalah. Coba lagi; bila terulang, sebutkan ID ${response.headers.get('x-request-id')} ke helpdesk.`,
      data: null,
      error: { code: 'provider.failed', params: {} },
      request_id: response.headers.get('x-request-id'),
    });
    expect(await bodyOf(await call('/v1/html-404'))).toMatchObject({ code: 404, data: null });
    const limited = await call('/v1/text-429');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '17']);
    expect(await bodyOf(limited)).toMatchObject({ code: 429 });
  });

  test('a busy provider is called once; its Retry-After passes, the message is ours', async () => {
    const response = await call('/v1/busy');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '9']);
    expect(await bodyOf(response)).toMatchObject({
      message: 'Penyedia layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
      error: { code: 'provider.unreachable' },
    });
    expect(await seen()).toMatchObject({ busy: 1 });
  });

  test('pages and redirects are rejected: they would act on this origin', async () => {
    const page = await call('/v1/page');
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'application/json; charset=utf-8']);
    const redirect = await call('/v1/redirect', { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([502, null]);
    expect(await seen()).toMatchObject({ redirected: 0 });
  });

  test('empty responses stay empty', async () => {
    const none = await call('/v1/no-content');
    expect([none.status, await none.text()]).toEqual([204, '']);
    const same = await call('/v1/not-modified', { headers: { 'if-none-match': '"v1"' } });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, '"v1"', '']);
    expect((await call('/v1/echo', { method: 'HEAD' })).status).toBe(200);
  });

  test('a compressed response passes unchanged', async () => {
    const { port } = new URL(gateway.url);
    const [encoding, length, bytes] = await new Promise<[string?, string?, number?]>((resolve, reject) => {
      httpRequest({ port, path: '/v1/gzip', headers: { cookie, 'accept-encoding': 'gzip, br' } }, response => {
        let size = 0;
        response.on('data', chunk => (size += chunk.length));
        response.on('end', () =>
          resolve([response.headers['content-encoding'], response.headers['content-length'], size]),
        );
      })
        .on('error', reject)
        .end();
    });
    expect(encoding).toBe('gzip');
    expect(Number(length)).toBe(bytes);
    expect(bytes).toBeLessThan(200);
  });

  test('a read on a connection closed by the provider is retried', async () => {
    expect((await call('/v1/resets-once')).status).toBe(200);
  });
});

describe('a body that contradicts its status', () => {
  test('a code of 401 is a 401 even under another status', async () => {
    const response = await call('/v1/cms/faq-categories');
    expect([response.status, (await bodyOf(response)).code]).toEqual([401, 401]);
  });

  test('an error in place of a file is returned as an error', async () => {
    const response = await call('/v1/cms/merchant-download');
    expect([response.status, await bodyOf(response)]).toEqual([401, { code: 401, message: 'Sesi habis', data: null }]);
  });

  test('any other JSON in place of a file is a 502', async () => {
    expect((await call('/v1/cms/shipping-costs/download')).status).toBe(502);
  });
});

describe('streams', () => {
  test('a download arrives piece by piece', async () => {
    const response = await call('/v1/drip', { headers: { 'accept-encoding': 'br' } });
    const arrivals: number[] = [];
    for await (const _ of response.body as unknown as AsyncIterable<Uint8Array>) arrivals.push(Date.now());
    expect(arrivals.length).toBeGreaterThanOrEqual(4);
    expect(arrivals.at(-1)! - arrivals[0]!).toBeGreaterThan(500);
  });

  test('a download of 300 MB is not held in memory', async () => {
    const response = await call('/v1/big?mb=300');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="besar.bin"');
    const before = process.memoryUsage().rss;
    let peak = 0;
    let bytes = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    expect(bytes).toBe(300 * 1024 * 1024);
    // gateway and reader share this one process
    expect(peak - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('an aborted download is aborted at the provider too', async () => {
    const abort = new AbortController();
    const response = await call('/v1/big?mb=2000', { signal: abort.signal });
    await response.body!.getReader().read();
    abort.abort();
    let ended: unknown;
    for (let tries = 0; tries < 40 && ended !== 'aborted'; tries++) {
      await wait(50);
      ended = (await seen()).bigEnded;
    }
    expect(ended).toBe('aborted');
  });

  test('an upload far over the JSON limit is streamed through byte for byte', async () => {
    const piece = randomBytes(256 * 1024);
    const hash = createHash('sha256');
    let finishedSendingAt = 0;
    async function* upload() {
      for (let at = 0; at < 64; at++) {
        hash.update(piece);
        yield piece;
        if (at === 0 || at === 32) await wait(300);
      }
      finishedSendingAt = Date.now();
    }
    await call('/v1/utils/upload-file', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.toWeb(Readable.from(upload())),
      duplex: 'half',
    } as RequestInit);
    const request = await arrived();
    expect(request).toMatchObject({
      bytes: 64 * 256 * 1024,
      sha256: hash.digest('hex'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(finishedSendingAt - Number(request.firstByteAt)).toBeGreaterThan(400);
  });

  test('a slow upload may exceed the response timeout', async () => {
    async function* upload() {
      for (let at = 0; at < 6; at++) {
        yield Buffer.alloc(1024);
        await wait(400);
      }
    }
    await call('/v1/utils/upload-file', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.toWeb(Readable.from(upload())),
      duplex: 'half',
    } as RequestInit);
    expect(await arrived()).toMatchObject({ bytes: 6 * 1024 });
  });

  test('a stalled upload is ended', async () => {
    const { port } = new URL(gateway.url);
    const began = Date.now();
    const upload = httpRequest({
      port,
      method: 'POST',
      path: '/v1/echo',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000 },
    });
    upload.write('begin');
    await new Promise(resolve =>
      upload.on('error', resolve).on('response', response => response.resume().on('close', resolve)),
    );
    expect(Date.now() - began).toBeLessThan(4_000);
    upload.destroy();
  });
});

describe('a provider in trouble', () => {
  test('a slow provider is a 504', async () => {
    const response = await call('/v1/slow');
    expect(response.status).toBe(504);
    const body = await bodyOf(response);
    expect(body).toMatchObject({ code: 504, data: null, message: expect.stringContaining('terlalu lama menjawab') });
    expect(body.request_id).toBe(response.headers.get('x-request-id'));
  });

  test('a response that stalls or breaks off is not mistaken for complete', async () => {
    await expect(call('/v1/stall').then(response => response.arrayBuffer())).rejects.toThrow();
    await expect(call('/v1/breaks').then(response => response.arrayBuffer())).rejects.toThrow();
    expect((await call('/v1/echo')).status).toBe(200);
  });

  test('an unreachable provider is a 502 with a message, and the gateway is not ready', async () => {
    const free = await freePort();
    const lonely = await startGateway({ env: { PROVIDER_URL: `http://127.0.0.1:${free}` }, remoteTimeouts });
    try {
      const response = await call('/v1/cms/banners', {}, lonely);
      expect(response.status).toBe(502);
      expect(await bodyOf(response)).toEqual({
        code: 502,
        message: 'Penyedia layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
        data: null,
        error: { code: 'provider.unreachable', params: {} },
        request_id: response.headers.get('x-request-id'),
      });
      const login = await call('/api/auth/login', json({ email: 'a@b.test', password: 'x' }), lonely);
      expect([login.status, (await bodyOf(login)).message]).toEqual([
        502,
        'Penyedia layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
      ]);
      expect((await call('/health/ready', {}, lonely)).status).toBe(503);
      expect((await call('/health/live', {}, lonely)).status).toBe(200);
    } finally {
      await lonely.close();
    }
    expect((await call('/health/ready')).status).toBe(200);
  });

  test('no token is sent to a provider with an untrusted certificate', async () => {
    const { createServer: createTls } = await import('node:tls');
    const { key, cert } = await import('../support/selfSigned');
    let bytes = 0;
    const impostor = createTls({ key, cert }, socket =>
      socket.on('data', chunk => (bytes += chunk.length)).on('error', () => undefined),
    );
    impostor.on('tlsClientError', () => undefined);
    await new Promise<void>(resolve => impostor.listen(0, '127.0.0.1', resolve));
    const { port } = impostor.address() as AddressInfo;
    const misled = await startGateway({ env: { PROVIDER_URL: `https://127.0.0.1:${port}` }, remoteTimeouts });
    try {
      expect((await call('/v1/echo', {}, misled)).status).toBe(502);
      expect((await call('/api/auth/login', json({ email: 'a@b.test', password: 'rahasia' }), misled)).status).toBe(
        502,
      );
      expect(bytes).toBe(0);
    } finally {
      await misled.close();
      impostor.close();
    }
  });
});

describe('session', () => {
  const cookiesOf = (response: Response) =>
    Object.fromEntries(response.headers.getSetCookie().map(line => [line.split('=')[0]!, line]));

  test("login turns the provider's tokens into the four cookies, expiring by the token or the defaults", async () => {
    const response = await fetch(
      `${gateway.url}/api/auth/login`,
      json({ email: 'staf@x.test', password: 'benar', device_id: 'd' }),
    );
    const { data, code } = await bodyOf(response);
    expect(code).toBe(200);
    expect(data).toMatchObject({
      name: 'Staf',
      token: expect.any(String),
      refresh_token: expect.stringContaining('opaque-'),
    });
    const tokenEnds = (Date.parse(data?.token_expires_at as string) - Date.now()) / 1000;
    const refreshEnds = (Date.parse(data?.refresh_token_expires_at as string) - Date.now()) / 1000;
    expect(tokenEnds).toBeGreaterThan(590);
    expect(tokenEnds).toBeLessThan(602);
    expect(Math.round(refreshEnds / 100)).toBe(25_920);
    const cookies = cookiesOf(response);
    expect(Object.keys(cookies).sort()).toEqual(Object.values(COOKIES).sort());
    expect(cookies[COOKIES.token]).toContain(`=${data?.token as string};`);
    expect(cookies[COOKIES.token]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookies[COOKIES.refreshToken]).toMatch(/HttpOnly/);
    expect(cookies[COOKIES.tokenEnds]).not.toMatch(/HttpOnly/);
  });

  test("a rejected login has the provider's message, no cookie, and limited attempts", async () => {
    const wrong = () => fetch(`${gateway.url}/api/auth/login`, json({ email: 'korban@x.test', password: 'salah' }));
    for (let tries = 0; tries < 5; tries++) {
      const response = await wrong();
      expect(response.status).toBe(401);
      expect(await bodyOf(response)).toEqual({ code: 401, message: 'PIN salah', data: null });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const limited = await wrong();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await fetch(`${gateway.url}/api/auth/login`, json({ email: 'lain@x.test', password: 'benar' }))).status,
    ).toBe(200);
    for (const email of ['body401@x.test', 'text401@x.test']) {
      const response = await fetch(`${gateway.url}/api/auth/login`, json({ email, password: 'x' }));
      expect(response.status).toBe(401);
    }
    const page = await fetch(`${gateway.url}/api/auth/login`, json({ email: 'html@x.test', password: 'x' }));
    expect([page.status, (await bodyOf(page)).request_id]).toEqual([500, page.headers.get('x-request-id')]);
  });

  test('20 concurrent renewals: one reaches the provider, all get the same tokens', async () => {
    const login = await bodyOf(
      await fetch(`${gateway.url}/api/auth/login`, json({ email: 'dua@x.test', password: 'benar' })),
    );
    const before = await seen();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? fetch(`${gateway.url}/api/refresh-token`, json({ refresh_token: login.data?.refresh_token }))
          : fetch(`${gateway.url}/api/refresh-token`, {
              method: 'POST',
              headers: { cookie: `${COOKIES.refreshToken}=${login.data?.refresh_token as string}` },
            }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const tokens = await Promise.all(answers.map(async response => (await bodyOf(response)).data?.refresh_token));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(login.data?.refresh_token);
    expect(cookiesOf(answers[0]!)[COOKIES.refreshToken]).toContain(tokens[0] as string);
    const after = await seen();
    expect([after.renewals, after.reuses]).toEqual([Number(before.renewals) + 1, before.reuses]);
  });

  test('a browser that renews by cookie gets only cookies', async () => {
    const { data } = await bodyOf(
      await fetch(`${gateway.url}/api/auth/login`, json({ email: 'peramban@x.test', password: 'benar' })),
    );
    const response = await fetch(`${gateway.url}/api/refresh-token`, {
      method: 'POST',
      headers: { cookie: `${COOKIES.refreshToken}=${data?.refresh_token as string}`, 'sec-fetch-site': 'same-origin' },
    });
    expect((await bodyOf(response)).data).toEqual({
      token_expires_at: expect.any(String),
      refresh_token_expires_at: expect.any(String),
    });
    expect(Object.keys(cookiesOf(response)).sort()).toEqual(Object.values(COOKIES).sort());
  });

  test('a renewal that the provider rejects is a 401', async () => {
    const response = await fetch(`${gateway.url}/api/refresh-token`, json({ refresh_token: 'stolen' }));
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
    expect((await fetch(`${gateway.url}/api/refresh-token`, { method: 'POST' })).status).toBe(401);
  });

  test('logout calls the provider, and clears the cookies even if it fails', async () => {
    const before = await seen();
    const response = await call('/api/auth/logout', json({ device_id: 'd' }));
    expect(response.status).toBe(200);
    const cookies = cookiesOf(response);
    const all = [...Object.values(COOKIES), ...Object.values(PASSWORD_COOKIES)];
    expect(Object.keys(cookies).sort()).toEqual(all.sort());
    for (const line of Object.values(cookies)) expect(line).toContain('Expires=Thu, 01 Jan 1970');
    expect((await seen()).logouts).toBe(Number(before.logouts) + 1);
  });
});

describe('pages and console data', () => {
  const root = consoleFixture();
  let withPages: Gateway;
  beforeAll(async () => {
    withPages = await startGateway({
      env: { PROVIDER_URL: provider.url },
      remoteTimeouts,
      consoleRoot: root,
      providerAdapter: { ...specificationAdapter, pictureOrigins: ['https://cdn.penyedia.test'] },
    });
  });
  afterAll(async () => {
    await withPages?.close();
    rmSync(root, { recursive: true, force: true });
  });
  const page = (path: string, at: Gateway) => call(path, { headers: { accept: 'text/html' } }, at);
  const sessionIn = (html: string) => JSON.parse(/id="session">(.*?)</.exec(html)?.[1] ?? '"none"');

  test("a page has the provider's user, requested once, with separate permissions, unknown ones left out", async () => {
    const before = await seen();
    const answers = await Promise.all([page('/banner', withPages), page('/dashboard', withPages)]);
    for (const response of answers) {
      expect(response.status).toBe(200);
      expect(sessionIn(await response.text())).toMatchObject({
        user: { name: 'Staf Penyedia' },
        role: { name: 'Admin Harga' },
        permissions: ['can_read_banner', 'can_update_banner'],
        groups: ['banner'],
      });
    }
    expect((await seen()).profiles).toBe(Number(before.profiles) + 1);
    const home = await page('/', withPages);
    expect([home.status, home.headers.get('location')]).toEqual([302, '/dashboard']);
    const policy = answers[0]!.headers.get('content-security-policy');
    expect(policy).toContain(`img-src 'self' data: blob: ${provider.url} https://cdn.penyedia.test;`);
  });

  test('an account’s id may be a number in its token', async () => {
    const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":7}').toString('base64url')}.x`;
    const headers = { accept: 'text/html', cookie: `${COOKIES.token}=${token}` };
    const response = await call('/banner', { headers }, withPages);
    expect(sessionIn(await response.text())).toMatchObject({ user: { id: '7' } });
  });

  test('the signed-in user is refetched after a write', async () => {
    const asked = async () => {
      await page('/banner', withPages);
      return Number((await seen()).profiles);
    };
    const before = await asked();
    const change = { current_password: 'a', password: 'Berganti#246', password_confirmation: 'Berganti#246' };
    expect((await call('/v1/users/update/password', json(change, 'PUT'), withPages)).status).toBe(200);
    expect(await asked()).toBe(before + 1);
  });

  test('pages are served while the provider is unreachable', async () => {
    const lonely = await startGateway({
      env: { PROVIDER_URL: `http://127.0.0.1:${await freePort()}` },
      remoteTimeouts,
      consoleRoot: root,
    });
    try {
      const response = await page('/banner', lonely);
      expect([response.status, sessionIn(await response.text())]).toEqual([200, null]);
      // whether the session goes on is unknown, which the console's page says
      const home = await page('/', lonely);
      expect([home.status, home.headers.get('location')]).toEqual([302, '/dashboard']);
      expect((await call('/api/console/views', {}, lonely)).status).toBe(502);
    } finally {
      await lonely.close();
    }
  });

  test("the console's own data are stored here, for users with ids of the provider", async () => {
    const view = { resource: 'banner', name: 'Tayang', query: 'is_active=true', is_shared: false };
    const made = await call('/api/console/views', json(view), withPages);
    expect([made.status, (await bodyOf(made)).message]).toEqual([201, expect.any(String)]);
    const list = await call('/api/console/views?resource=banner', {}, withPages);
    expect(JSON.stringify(await list.json())).toContain('Tayang');
    expect((await fetch(`${withPages.url}/api/console/views`)).status).toBe(401);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
