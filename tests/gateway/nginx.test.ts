import { once } from 'node:events';
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { bannerApi } from '../../contract/banner';
import { fileApi } from '../../contract/file';
import { notificationApi } from '../../contract/notification';
import { consoleFixture } from '../support/consoleFixture';
import { freePort } from '../support/freePort';
import { cert } from '../support/selfSigned';
import { startApp, type TestApp } from '../support/startApp';
import { nginx, type RunningNginx, startNginx } from '../support/startNginx';

/** TLS and HTTP/2 to nginx, and from there to the server: how `deploy/nginx.conf` treats each kind of call. */
(nginx ? describe : describe.skip)('behind nginx with deploy/nginx.conf (skipped without the program nginx)', () => {
  let app: TestApp;
  let proxy: RunningNginx;
  let session: ClientHttp2Session;
  let authorization: string;
  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: '1' }, consoleRoot: consoleFixture() });
    const url = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
    proxy = await startNginx(Number(url.port));
    session = connect(proxy.httpsUrl, { ca: cert });
    ({ authorization = '' } = (await app.as('superadmin')).headers);
  });
  afterAll(async () => {
    session?.destroy();
    await proxy?.stop();
    await app?.close();
  });

  const open = (path: string, headers: OutgoingHttpHeaders = {}, body?: Buffer, to = session) => {
    const stream = to.request({ ':path': path, ...headers }, { endStream: !body });
    if (body) stream.end(body);
    return { stream, headers: once(stream, 'response').then(([heard]) => heard as Record<string, string | number>) };
  };
  async function ask(path: string, headers?: OutgoingHttpHeaders, body?: Buffer, to?: ClientHttp2Session) {
    const asked = open(path, headers, body, to);
    const heard = await asked.headers;
    return { status: heard[':status'], headers: heard, body: await text(asked.stream) };
  }

  test('serves a page over TLS, and redirects to it without TLS', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('<html lang="id">') });
    const plain = await fetch(`${proxy.httpUrl}/banner`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/.*\/banner$/);
  });

  test('serves a list, and 401 without a session', async () => {
    const list = await ask(`${bannerApi.list.path}?limit=5`, { authorization });
    expect([list.status, JSON.parse(list.body).data.list.length]).toEqual([200, 5]);
    expect((await ask(bannerApi.list.path)).status).toBe(401);
  });

  test('passes an upload, and serves the stored file', async () => {
    const pixels = Buffer.from(Uint8Array.from({ length: 1_100 * 440 * 3 }, (_, index) => (index * 7_919) % 251));
    const bytes = await sharp(pixels, { raw: { width: 1_100, height: 440, channels: 3 } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
    const sent = new Response(form);
    const headers = { ':method': 'POST', authorization, 'content-type': sent.headers.get('content-type')! };
    const stored = await ask(fileApi.uploadImage.path, headers, Buffer.from(await sent.arrayBuffer()));
    expect([stored.status, JSON.parse(stored.body).data.url]).toEqual([201, expect.stringMatching(/^\/files\//)]);
    expect((await ask(JSON.parse(stored.body).data.url)).status).toBe(200);
  });

  test('the log has the paths requested, and no query, secret or telephone number', async () => {
    await ask('/password/forgot?id=rahasia-1');
    await ask('/api/auth/forgot-pin/rahasia-2?x=rahasia-3');
    await ask('/v1/cms/customer/my-pertamina/081234567890', { authorization });
    await fetch(`${proxy.httpUrl}/password/forgot?id=rahasia-4`, { redirect: 'manual' });
    await ask('/banner?search=0812');
    const end = Date.now() + 5_000;
    let log = '';
    while (!log.includes('"GET /banner"') && Date.now() < end) log = await proxy.accessLog();
    for (const path of ['/password/forgot', '/api/auth/forgot-pin/-', '/v1/cms/customer/my-pertamina/-', '/banner'])
      expect(log).toContain(`"GET ${path}"`);
    expect(log).not.toMatch(/rahasia|0812|\?/);
  });

  test('live events arrive while the stream is open', async () => {
    const { stream, headers } = open(notificationApi.live.path, { authorization });
    expect(await headers).toMatchObject({ ':status': 200, 'content-type': expect.stringContaining('event-stream') });
    let heard = '';
    const change = new Promise<void>(resolve => {
      stream.on('data', chunk => {
        heard += chunk;
        if (heard.includes('event: change')) resolve();
      });
    });
    await app.database.db.execute(sql`select pg_notify('live', 'changed orders')`);
    await change;
    expect(stream.closed).toBe(false);
    stream.close();
  });

  test("a server's own 503 passes with its message", async () => {
    const { app: ending } = app;
    ending.readiness.ending = true;
    const response = await ask('/health/ready');
    ending.readiness.ending = false;
    expect([response.status, JSON.parse(response.body).message]).toEqual([503, 'Sedang dimatikan']);
  });

  test('operator endpoints are not exposed', async () => {
    for (const path of ['/metrics', '/docs', '/openapi.json']) expect((await ask(path)).status).toBe(404);
  });

  describe('without a running server', () => {
    let alone: RunningNginx;
    let other: ClientHttp2Session;
    beforeAll(async () => {
      alone = await startNginx(await freePort());
      other = connect(alone.httpsUrl, { ca: cert });
    });
    afterAll(async () => {
      other?.destroy();
      await alone?.stop();
    });

    test('a call is a 503 in the common envelope, with Retry-After', async () => {
      for (const path of [bannerApi.list.path, notificationApi.live.path]) {
        const { status, headers, body } = await ask(path, { accept: 'application/json' }, undefined, other);
        expect([status, headers['retry-after'], headers['content-type'], headers['cache-control']]).toEqual([
          503,
          '5',
          'application/json; charset=utf-8',
          'no-store',
        ]);
        expect(JSON.parse(body)).toEqual({ code: 503, message: expect.stringMatching(/^Server sedang /), data: null });
      }
    });

    test('a write is the same 503', async () => {
      const asked = { ':method': 'POST', 'content-type': 'application/json' };
      const { status, body } = await ask(bannerApi.list.path, asked, Buffer.from('{}'), other);
      expect([status, JSON.parse(body).code]).toEqual([503, 503]);
    });

    test('a page shows a message, and reloads by itself', async () => {
      const { status, headers, body } = await ask('/banner', { accept: 'text/html,*/*;q=0.8' }, undefined, other);
      expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(body).toMatch(/<html lang="id">.*http-equiv="refresh".*<p>Server sedang tidak dapat dihubungi\./);
    });
  });
});
