import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { LOCALE_COOKIE } from '../../contract/constants';
import { COOKIES } from '../../contract/identity/session';
import { consoleFixture, SCRIPT } from '../support/consoleFixture';
import { PASSWORD, people } from '../support/people';
import { type Gateway, startGateway } from '../support/startGateway';

let gateway: Gateway;
let cookie: string;
const root = consoleFixture();
const html = { accept: 'text/html,*/*' };
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { ...html, ...headers } });

beforeAll(async () => {
  gateway = await startGateway({ consoleRoot: root });
  const login = await gateway.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: people.harga, password: PASSWORD },
  });
  cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});
afterAll(async () => {
  await gateway?.close();
  rmSync(root, { recursive: true, force: true });
});

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

/** Fails unless every script of a page has a file and a nonce; data blocks cannot run. */
function expectNoInlineScript(page: string, nonce: string) {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', body = ''] of scripts) {
    if (attributes.includes('type="application/json"')) continue;
    expect(attributes).toContain(`nonce="${nonce}"`);
    expect(attributes).toContain('src="/assets/');
    expect(body).toBe('');
  }
  expect(page).not.toMatch(/\son\w+=/i);
  expect(page).not.toContain('javascript:');
  expect(page).not.toContain('__CSP_NONCE__');
}

test('the sign-in page has a new nonce each time and the exact policy, and is never stored', async () => {
  const [first, second] = [await get('/'), await get('/')];
  const nonce = nonceOf(first.headers['content-security-policy'])!;
  expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  expect(String(first.headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify ProseMirrorClipboard pdf-worker',
    'report-uri /api/console/policy-violations',
  ]);
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('no-store');
  expectNoInlineScript(first.body, nonce);
});

test('a console page contains the user and the permissions', async () => {
  const response = await get('/banner', { cookie });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expectNoInlineScript(response.body, nonceOf(response.headers['content-security-policy'])!);
  const block = /<script type="application\/json" id="session">(.*?)<\/script>/.exec(response.body)?.[1];
  const session = JSON.parse(block!);
  expect(session).toMatchObject({ user: { email: people.harga }, role: { code: 'admin_harga' } });
  expect(session.permissions).toContain('can_read_atur_harga_bbm');
  expect(block).not.toMatch(/<|token|password_hash/);
});

test('a page includes its frame with the entries the user may open, but none in English', async () => {
  const superadmin = await gateway.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: people.superadmin, password: PASSWORD },
  });
  const all = superadmin.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await get('/banner', { cookie: all })).body).toMatch(/<div id="frame".*<span>Banner<\/span><\/a>/);
  const own = (await get('/banner', { cookie })).body;
  expect(own).toContain('<div id="frame"');
  expect(own).not.toContain('<span>Banner</span></a>');
  expect((await get('/banner', { cookie: `${all}; ${LOCALE_COOKIE.name}=en` })).body).not.toContain('id="frame"');
  expect((await get('/nowhere', { cookie: all })).body).not.toContain('id="frame"');
});

test('without a session a deep link redirects to the sign-in page and back', async () => {
  const response = await get('/banner/edit/1?tab=a&b=c');
  expect([response.statusCode, response.headers.location]).toEqual([
    302,
    `/?next=${encodeURIComponent('/banner/edit/1?tab=a&b=c')}`,
  ]);
  const back = await get(response.headers.location as string, { cookie });
  expect([back.statusCode, back.headers.location]).toEqual([302, '/banner/edit/1?tab=a&b=c']);
});

test('the page of a malformed or unknown id is a 404, and without an id redirects to its list', async () => {
  const { url, list } = { url: '/v1/cms/banners?limit=1', list: ['/banner/edit', '/banner/edit/'] };
  const superadmin = await gateway.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: people.superadmin, password: PASSWORD },
  });
  const theirs = superadmin.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { id } = (await gateway.app.inject({ url, headers: { cookie: theirs } })).json().data.list[0];
  const status = async (path: string, as: string) => (await get(path, { cookie: as })).statusCode;
  expect(await status(`/banner/edit/${id}?tab=a`, theirs)).toBe(200);
  for (const unknown of ['x', '%E0%A4%A', '00000000-0000-4000-8000-000000000000', '..%2Fbanners', `${id}/x`])
    expect([unknown, await status(`/banner/edit/${unknown}`, theirs)]).toEqual([unknown, 404]);
  // without the right to read banners, nothing reveals their ids
  expect(await status('/banner/edit/x', cookie)).toBe(200);
  for (const address of list) {
    const response = await get(address, { cookie: theirs });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/banner']);
  }
});

test('a user with only a refresh token gets the page, without a session', async () => {
  const refresh = cookie.split('; ').find(part => part.startsWith(COOKIES.refreshToken))!;
  const response = await get('/banner', { cookie: refresh });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('id="session">null<');
});

test('the sign-in page renews a valid refresh token and redirects; an invalid one stays on it, which says why', async () => {
  const refresh = cookie.split('; ').find(part => part.startsWith(COOKIES.refreshToken))!;
  const onward = await get('/?next=%2Fbanner', { cookie: refresh });
  expect([onward.statusCode, onward.headers.location]).toEqual([302, '/banner']);
  const renewed = onward.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await get('/banner', { cookie: renewed })).body).toContain(people.harga);
  const refused = await get('/', { cookie: `${COOKIES.refreshToken}=gone` });
  expect([refused.statusCode, refused.headers.location]).toEqual([302, '/?reason=expired']);
  const told = await get('/?reason=expired', { cookie: `${COOKIES.refreshToken}=gone` });
  expect([told.statusCode, told.body.includes('id="session"')]).toEqual([200, false]);
});

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  '/.//evil.test',
  '/x/..//evil.test',
  'evil.test',
  '',
  '/',
])('next never redirects elsewhere: %j', async next => {
  const response = await get(`/?next=${encodeURIComponent(next)}`, { cookie });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/dashboard']);
});

test('an unknown URL is a 404 page for browsers, and a 404 in JSON for other clients', async () => {
  const page = await get('/no/such/page', { cookie });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  const json = await gateway.app.inject({ url: '/no/such/page', headers: { accept: 'application/json', cookie } });
  expect([json.statusCode, json.json()]).toEqual([
    404,
    { code: 404, message: 'Alamat ini tidak ada.', data: null, error: { code: 'request.noSuchAddress', params: {} } },
  ]);
});

test('hashed files are precompressed, cached for a year, and have the security headers', async () => {
  const response = await gateway.app.inject({
    url: '/assets/console-1a2b.js',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  const plain = await gateway.app.inject({ url: '/assets/console-1a2b.js' });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
  for (const url of ['/assets/gone-1a2b.js', '/assets/..%2fpages.json', '/assets/%2e%2e/pages.json'])
    expect((await gateway.app.inject({ url })).statusCode).toBe(404);
  // opened by a person, it is no page either
  const opened = await gateway.app.inject({ url: '/assets/gone-1a2b.js', headers: { accept: 'text/html' } });
  expect(opened.statusCode).toBe(404);
});
