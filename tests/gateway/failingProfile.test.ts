import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COOKIES } from '../../contract/identity/session';
import { consoleFixture } from '../support/consoleFixture';
import { type Gateway, startGateway } from '../support/startGateway';

/** Pages in front of a provider whose calls of a page load fail or hang: each page comes in time, asks little, and no redirect goes in circles. */

const PAGE_MS = 400;
const root = consoleFixture();
const json =
  (status: number, data: unknown): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: status, message: 'Kata penyedia', data }));
const silent: RequestListener = () => undefined;
const person = { name: 'Staf', role: { name: 'Admin' } };
const working: Record<string, RequestListener> = {
  'GET /api/auth/profile': json(200, person),
  'GET /api/auth/permissions': json(200, { list: ['can_read_banner'] }),
  'POST /api/refresh-token': json(200, { token: 'renewed' }),
  'POST /api/auth/logout': json(200, null),
};

let provider: Server;
let gateway: Gateway;
let answers = working;
let asked: string[] = [];
/** Each test has a session of its own: what is known of others' does not count. */
let sessions = 0;
beforeAll(async () => {
  provider = createServer((request, response) => {
    const call = `${request.method} ${request.url!.split('?')[0]}`;
    asked.push(call);
    request.resume();
    (answers[call] ?? json(404, null))(request, response);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  gateway = await startGateway({
    env: { PROVIDER_URL: `http://127.0.0.1:${port}` },
    consoleRoot: root,
    remoteTimeouts: { pageMs: PAGE_MS, signOutMs: PAGE_MS, connectMs: 2_000, headersMs: 8_000 },
  });
});
beforeEach(() => {
  answers = working;
  asked = [];
  sessions += 1;
});
afterAll(async () => {
  await gateway?.close();
  provider?.closeAllConnections();
  provider?.close();
  rmSync(root, { recursive: true, force: true });
});

const cookies = (token: string | null = `t${sessions}`, refresh: string | null = `r${sessions}`) =>
  [token && `${COOKIES.token}=${token}`, refresh && `${COOKIES.refreshToken}=${refresh}`].filter(Boolean).join('; ');
async function open(path: string, cookie = cookies()) {
  const startedAt = Date.now();
  const response = await fetch(gateway.url + path, { redirect: 'manual', headers: { accept: 'text/html', cookie } });
  const session = JSON.parse(/id="session">(.*?)</.exec(await response.text())?.[1] ?? '"none"') as unknown;
  const location = response.headers.get('location');
  return { status: response.status, location, session, ms: Date.now() - startedAt };
}

test.each<[string, Record<string, RequestListener>]>([
  ['fails', { 'GET /api/auth/profile': json(500, null) }],
  ['names nobody', { 'GET /api/auth/profile': json(200, { account: 7 }) }],
  ['is silent', { 'GET /api/auth/profile': silent }],
  ['lists no rights because that call fails', { 'GET /api/auth/permissions': json(503, null) }],
  ['lists no rights because that call is silent', { 'GET /api/auth/permissions': silent }],
])('a profile that %s: the page comes without a session, and the profile is asked for once', async (_how, faults) => {
  answers = { ...working, ...faults };
  const page = await open('/banner');
  expect(page).toMatchObject({ status: 200, session: null });
  expect(page.ms).toBeLessThan(4 * PAGE_MS);
  expect(asked.filter(call => call === 'GET /api/auth/profile')).toHaveLength(1);
});

test('a session that the provider refuses leads to the sign-in page, which says why', async () => {
  answers = { ...working, 'GET /api/auth/profile': json(401, null), 'POST /api/refresh-token': json(401, null) };
  const expired = `/?${new URLSearchParams({ reason: 'expired', next: '/banner?page=2' })}`;
  expect(await open('/banner?page=2', cookies('refused', null))).toMatchObject({ status: 302, location: expired });
  expect(await open('/?next=%2Fbanner%3Fpage%3D2')).toMatchObject({ status: 302, location: expired });
  expect(await open(expired)).toMatchObject({ status: 200 });
  expect(await open('/?reason=logout')).toMatchObject({ status: 200 });
});

test('whoever was never signed in, or signed out, is told nothing', async () => {
  expect((await open('/banner', '')).location).toBe('/?next=%2Fbanner');
  expect((await open('/', '')).status).toBe(200);
});

test.each([
  ['fails', json(500, null)],
  ['is silent', silent],
])('a renewal that %s leads to the console, which says so', async (_how, renewal) => {
  answers = { ...working, 'POST /api/refresh-token': renewal };
  const page = await open('/?next=%2Fbanner', cookies(null));
  expect([page.status, page.location]).toEqual([302, '/banner']);
  expect(page.ms).toBeLessThan(5_000);
  expect(await open('/banner', cookies(null))).toMatchObject({ status: 200, session: null });
});

test('a record that is not answered in time does not hold up its page', async () => {
  answers = { ...working, 'GET /v1/cms/banner/7': silent };
  const page = await open('/banner/edit/7');
  expect(page).toMatchObject({ status: 200, session: { user: { name: 'Staf' } } });
  expect(page.ms).toBeLessThan(5_000);
});

test('signing out does not wait for a silent provider', async () => {
  answers = { ...working, 'POST /api/auth/logout': silent };
  const startedAt = Date.now();
  const response = await fetch(`${gateway.url}/api/auth/logout`, { method: 'POST', headers: { cookie: cookies() } });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toHaveLength(Object.keys(COOKIES).length + 2);
  expect(Date.now() - startedAt).toBeLessThan(3_000);
});
