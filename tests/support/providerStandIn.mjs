import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/**
 * A stand-in for the remote provider in cases that our own server cannot simulate: slow, broken, redirecting, streaming, and with the
 * specification's minimal responses. Prints its address; exits with its parent.
 */

const json = (response, status, body, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

async function bytesOf(request) {
  const hash = createHash('sha256');
  let bytes = 0;
  let firstByteAt = null;
  for await (const chunk of request) {
    firstByteAt ??= Date.now();
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, firstByteAt, sha256: hash.digest('hex') };
}

const readJson = async request => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : undefined;
};

/** The refresh tokens that are still valid; each can be used once. */
const refreshTokens = new Map();
const seen = { renewals: 0, reuses: 0, logouts: 0, profiles: 0, redirected: 0, busy: 0, peakRss: 0 };
let failNextGet = false;

const jwt = seconds => {
  const part = value => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'staff-1', jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + seconds })}.x`;
};
const issue = () => {
  const tokens = { token: jwt(600), refresh_token: `opaque-${randomUUID()}` };
  refreshTokens.set(tokens.refresh_token, true);
  return tokens;
};

const routes = {
  'POST /api/auth/login': async (request, response) => {
    const { email, password } = (await readJson(request)) ?? {};
    if (password === 'salah') return json(response, 401, { message: 'PIN salah' });
    if (email === 'body401@x.test') return json(response, 200, { code: 401, message: 'PIN salah', data: null });
    if (email === 'text401@x.test') return json(response, 200, { code: '401', message: 'PIN salah', data: null });
    if (email === 'html@x.test')
      return response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>stack trace</h1>');
    json(response, 200, { data: { ...issue(), name: 'Staf' } }, { 'set-cookie': 'provider_session=secret; Path=/' });
  },
  'POST /api/refresh-token': async (request, response) => {
    const { refresh_token } = (await readJson(request)) ?? {};
    await wait(30);
    if (refreshTokens.get(refresh_token) !== true) {
      seen.reuses += 1;
      return json(response, 401, { message: 'Refresh token sudah dipakai' });
    }
    refreshTokens.set(refresh_token, false);
    seen.renewals += 1;
    json(response, 200, { data: issue() });
  },
  'POST /api/auth/logout': (_request, response) => {
    seen.logouts += 1;
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>down</h1>');
  },
  'GET /api/auth/profile': (request, response) => {
    seen.profiles += 1;
    if (!request.headers.authorization) return json(response, 401, { message: 'Unauthorized' });
    json(response, 200, { data: { name: 'Staf Penyedia', role: { name: 'Admin Harga' } } });
  },
  'GET /api/auth/permissions': (_request, response) =>
    json(response, 200, {
      data: { list: [{ name: 'can_read_banner' }, { name: 'unknown_right' }, 'can_update_banner'] },
    }),
  'POST /api/auth/request-forgot-pin': async (request, response) => {
    seen.arrived = { ...(await readJson(request)), authorization: request.headers.authorization ?? null };
    json(response, 200, { code: 200, message: 'Terkirim', data: null });
  },
  'GET /v1/redirect': (_request, response) => response.writeHead(302, { location: '/v1/redirected' }).end(),
  'GET /v1/redirected': (_request, response) => {
    seen.redirected += 1;
    json(response, 200, {});
  },
  'GET /v1/html-error': (_request, response) =>
    response
      .writeHead(500, { 'content-type': 'text/html', etag: '"x"', 'content-disposition': 'inline' })
      .end('<h1>stack at secret.js:1</h1>'),
  'GET /v1/html-404': (_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>'),
  'GET /v1/text-429': (_request, response) =>
    response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '17' }).end('slow down'),
  'GET /v1/page': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  'GET /v1/json-422': (_request, response) =>
    json(response, 422, { code: 422, message: 'Ada yang salah', data: null, errors: { title: 'Judul harus diisi' } }),
  'GET /v1/cms/faq-categories': (_request, response) =>
    json(response, 400, { code: 401, message: 'Sesi habis', data: null }),
  'GET /v1/cms/merchant-download': (_request, response) =>
    json(response, 200, { code: '401', message: 'Sesi habis', data: null }),
  'GET /v1/cms/shipping-costs/download': (_request, response) =>
    json(response, 200, { code: 200, message: 'Berhasil', data: { url: 'https://files.test/ongkir.xlsx' } }),
  'GET /v1/no-content': (_request, response) => response.writeHead(204).end(),
  'GET /v1/not-modified': (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' }).end(),
  'GET /v1/headers': (_request, response) =>
    json(
      response,
      200,
      { code: 200 },
      {
        'set-cookie': ['a=1', 'b=2'],
        'content-security-policy': 'default-src *',
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=1',
        'www-authenticate': 'Basic realm=x',
        'x-powered-by': 'Express',
        server: 'nginx/1',
        connection: 'close, x-hop',
        'x-hop': '1',
        etag: '"7"',
        'clear-site-data': '"*"',
      },
    ),
  'GET /v1/gzip': (_request, response) => {
    const body = gzipSync(JSON.stringify({ code: 200, data: 'x'.repeat(5_000) }));
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': body.length })
      .end(body);
  },
  'GET /v1/busy': (_request, response) => {
    seen.busy += 1;
    json(response, 503, { code: 503, message: 'Sedang dirawat', data: null }, { 'retry-after': '9' });
  },
  'GET /v1/slow': async (_request, response) => {
    await wait(20_000);
    json(response, 200, {});
  },
  'GET /v1/stall': async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 1_000 }).write('begin');
  },
  'GET /v1/breaks': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 1_000 });
    response.write('begin', () => response.destroy());
  },
  'GET /v1/resets-once': (request, response) => {
    failNextGet = !failNextGet;
    if (failNextGet) return request.socket.destroy();
    json(response, 200, { code: 200 });
  },
  // one piece every 200 ms: the first must arrive long before the last is written
  'GET /v1/drip': async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    for (let piece = 0; piece < 5; piece++) {
      response.write(`${piece};${Date.now()}\n`);
      await wait(200);
    }
    response.end();
  },
  'GET /v1/big': async (request, response) => {
    const megabytes = Number(new URL(request.url, 'http://x').searchParams.get('mb'));
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="besar.bin"',
    });
    const piece = Buffer.alloc(1024 * 1024, 7);
    for (let at = 0; at < megabytes && !response.destroyed; at++) {
      if (!response.write(piece)) await new Promise(done => response.once('drain', done).once('close', done));
    }
    seen.bigEnded = response.destroyed ? 'aborted' : 'whole';
    response.end();
  },
  'GET /seen': (_request, response) => json(response, 200, seen),
};

const server = createServer(async (request, response) => {
  const path = request.url.split('?')[0].replace(/^\/base/, '');
  const route = routes[`${request.method} ${path}`];
  try {
    if (route) return await route(request, response);
    const body = await bytesOf(request);
    seen.arrived = { method: request.method, url: request.url, headers: request.headers, ...body };
    json(response, 200, { code: 200, message: 'Berhasil', data: seen.arrived });
  } catch {
    response.destroy();
  }
});
server.listen(0, '127.0.0.1', () => console.info(`http://127.0.0.1:${server.address().port}`));
process.on('disconnect', () => process.exit());
