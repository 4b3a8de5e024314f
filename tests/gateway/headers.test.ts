import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { PASSWORD, people } from '../support/people';
import { startApp, type TestApp } from '../support/startApp';

let http: TestApp;
let https: TestApp;

beforeAll(async () => {
  http = await startApp();
  https = await startApp({
    env: {
      PUBLIC_URL: 'https://admin.merchants.test',
      MAP_TILES_URL: 'https://{s}.tiles.test/{z}/{x}/{y}.png?key={key}',
      MAPS_KEY: 'a&b',
    },
  });
});
afterAll(async () => {
  await http?.close();
  await https?.close();
});

const login = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { email: people.harga, password: PASSWORD },
  });

test.each(['/v1/cms/banners', '/health/live', '/openapi.json', '/metrics', '/docs/', '/files/none.webp', '/nowhere'])(
  'sets security headers on %s, whatever the response',
  async url => {
    const { headers } = await http.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': expect.stringMatching(/DENY|SAMEORIGIN/),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.any(String),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|nonce/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('responses are no-store by default', async () => {
  expect((await http.app.inject('/v1/cms/banners')).headers['cache-control']).toBe('no-store');
});

test('over https: HSTS for a year, and the map hosts in the policy', async () => {
  const { headers } = await https.app.inject('/health/live');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://*.tiles.test;");
  expect(https.config.MAP_TILES_URL).toBe('https://{s}.tiles.test/{z}/{x}/{y}.png?key=a%26b');
});

test('sets the four auth cookies over http, and the two of the password age', async () => {
  const { cookies } = await login(http);
  const flags = Object.fromEntries(
    cookies.map(({ name, httpOnly, secure, sameSite, path, domain }) => [
      name,
      { httpOnly, secure, sameSite, path, domain },
    ]),
  );
  const common = { secure: undefined, sameSite: 'Lax', path: '/', domain: undefined };
  expect(flags).toEqual({
    [COOKIES.token]: { ...common, httpOnly: true },
    [COOKIES.refreshToken]: { ...common, httpOnly: true },
    [COOKIES.tokenEnds]: { ...common, httpOnly: undefined },
    [COOKIES.refreshTokenEnds]: { ...common, httpOnly: undefined },
    [PASSWORD_COOKIES.days]: { ...common, httpOnly: undefined },
    [PASSWORD_COOKIES.expired]: { ...common, httpOnly: undefined },
  });
  const lifetime = (name: string) =>
    Math.round((Date.parse(String(cookies.find(one => one.name === name)?.expires)) - Date.now()) / 60_000);
  expect(lifetime(COOKIES.token)).toBe(604_800 / 60);
  expect(lifetime(COOKIES.refreshToken)).toBe(2_592_000 / 60);
});

test('cookies are Secure over https, and the tokens bound to this host', async () => {
  const { cookies } = await login(https);
  expect(cookies.map(({ name }) => name).sort()).toEqual(
    [
      `__Host-${COOKIES.token}`,
      `__Host-${COOKIES.refreshToken}`,
      COOKIES.tokenEnds,
      COOKIES.refreshTokenEnds,
      ...Object.values(PASSWORD_COOKIES),
    ].sort(),
  );
  for (const one of cookies) expect(one).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
  const value = cookies.find(({ name }) => name === `__Host-${COOKIES.token}`)?.value;
  const profile = (name: string) =>
    https.app.inject({ url: '/api/auth/profile', headers: { cookie: `${name}=${value}` } });
  expect((await profile(`__Host-${COOKIES.token}`)).statusCode).toBe(200);
  // a cookie that another host of the domain could have set is ignored
  expect((await profile(COOKIES.token)).statusCode).toBe(401);
});

describe('writes must come from this origin', () => {
  const refused = {
    code: 403,
    message: 'Permintaan dari situs lain ditolak.',
    data: null,
    error: { code: 'access.foreignOrigin', params: {} },
  };
  test.each([
    ['no browser at all', {}, 200],
    [
      'the same origin',
      { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin, from an old browser', { origin: 'https://evil.test' }, 403],
    ['another port', { origin: 'http://localhost:3001', host: 'localhost:3000' }, 403],
    ['a hidden origin', { origin: 'null' }, 403],
  ])('%s', async (_case, headers, status) => {
    const response = await login(http, headers as Record<string, string>);
    expect(response.statusCode).toBe(status);
    if (status === 403) {
      expect(response.json()).toEqual(refused);
      expect(response.cookies).toEqual([]);
    }
  });

  test('reads are allowed from any site; behind a proxy the public URL counts', async () => {
    expect(
      (await http.app.inject({ url: '/health/live', headers: { 'sec-fetch-site': 'cross-site' } })).statusCode,
    ).toBe(200);
    expect((await login(https, { origin: 'https://admin.merchants.test', host: '10.0.0.7:3000' })).statusCode).toBe(
      200,
    );
    // the same host over plain http is not this origin
    expect((await login(https, { origin: 'http://admin.merchants.test', host: '10.0.0.7:3000' })).statusCode).toBe(403);
  });
});
