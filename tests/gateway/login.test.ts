import { eq, sql } from 'drizzle-orm';
import { authApi, PASSWORD_COOKIES } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { users } from '../../server/domains/identity/account/table';
import { rate_limits } from '../../server/domains/identity/rateLimit/table';
import { sessions } from '../../server/domains/identity/session/table';
import { PASSWORD, type Person, people } from '../support/people';
import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());
beforeEach(() => app.database.db.delete(rate_limits));

const attempt = (email: string, password: string, ip = '10.0.0.1') =>
  app.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress: ip, payload: { email, password } });
const signedIn = async (person: Person) => {
  const response = await attempt(people[person], PASSWORD);
  const tokens = response.json().data as { token: string; refresh_token: string };
  return { ...tokens, cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
};
const renew = (refresh_token: string) =>
  app.app.inject({ method: 'POST', url: '/api/refresh-token', payload: { refresh_token } });
const statusWith = async (headers: Record<string, string>) =>
  (await app.app.inject({ url: '/api/auth/profile', headers })).statusCode;

test('a browser renewing by cookie gets only cookies, so that no script can read the tokens', async () => {
  const renewBy = (cookie: string, headers: Record<string, string>, payload = {}) =>
    app.app.inject({ method: 'POST', url: authApi.refresh.path, headers: { cookie, ...headers }, payload });
  const browser = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const first = await signedIn('harga');
  const response = await renewBy(first.cookie, browser);
  const ends = { token_expires_at: expect.any(String), refresh_token_expires_at: expect.any(String) };
  expect(response.json().data).toEqual(ends);
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookie).not.toContain(first.refresh_token);
  expect(await statusWith({ cookie })).toBe(200);
  // a client that already has a token gets the next one, and so does a non-browser client
  const renewed = response.cookies.find(({ name }) => name === COOKIES.refreshToken)?.value;
  const tokens = { ...ends, token: expect.any(String), refresh_token: expect.any(String) };
  const shown = await renewBy('', browser, { refresh_token: renewed });
  expect(shown.json().data).toEqual(tokens);
  const next = `${COOKIES.refreshToken}=${shown.json().data.refresh_token}`;
  expect((await renewBy(next, { 'sec-fetch-mode': 'cors' })).json().data).toEqual(tokens);
});

describe('rejected sign-ins', () => {
  test('an unknown account and a wrong password get the same response', async () => {
    const unknown = await attempt('tidak.ada@merchants.test', PASSWORD);
    const wrong = await attempt(people.auditor, 'Salah#12345');
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual({
      code: 401,
      message: 'Email atau kata sandi salah.',
      data: null,
      error: { code: 'auth.wrongCredentials', params: {} },
    });
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.cookies).toEqual([]);
  });

  test('only its owner learns that an account is disabled', async () => {
    const { db } = app.database;
    const someone = await app.someoneWith([]);
    await db.update(users).set({ is_active: false }).where(eq(users.id, someone.userId));
    const [{ email } = { email: '' }] = await db.select().from(users).where(eq(users.id, someone.userId));
    expect((await attempt(email, 'Salah#12345')).statusCode).toBe(401);
    const owner = await attempt(email, PASSWORD);
    expect([owner.statusCode, owner.json().message]).toEqual([
      403,
      'Akun ini dinonaktifkan. Hubungi pengelola akses Anda.',
    ]);
    // and its earlier session is over
    expect(await statusWith(someone.headers)).toBe(401);
  });

  test('invalid input names its fields', async () => {
    const response = await attempt('bukan email', '');
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).sort()).toEqual(['email', 'password']);
  });
});

describe('too many attempts', () => {
  test('the sixth is limited with Retry-After, after a warning; other accounts and addresses are not', async () => {
    const messages = [];
    for (let tries = 0; tries < 5; tries++)
      messages.push((await attempt(people.keuangan, 'Salah#12345')).json().message);
    expect(messages.slice(2)).toEqual([
      'Email atau kata sandi salah. Sisa 2 percobaan.',
      'Email atau kata sandi salah. Sisa 1 percobaan.',
      'Email atau kata sandi salah.',
    ]);
    const limited = await attempt(people.keuangan, PASSWORD);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(limited.json()).toEqual({
      code: 429,
      message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.',
      data: null,
      error: { code: 'auth.tooManyAttempts', params: { minutes: 15 } },
    });
    expect((await attempt(people.keuangan.toUpperCase(), PASSWORD)).statusCode).toBe(429);
    expect((await attempt(people.helpdesk, PASSWORD)).statusCode).toBe(200);
    expect((await attempt(people.keuangan, PASSWORD, '10.0.0.2')).statusCode).toBe(200);
  });

  test('concurrent attempts do not bypass the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(people.keuangan, 'Salah#12345')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter(status => status === 401)).toHaveLength(5);
    expect(statuses.filter(status => status === 429)).toHaveLength(7);
  });

  test('a success resets the failures', async () => {
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++) expect((await attempt(people.harga, 'Salah#12345')).statusCode).toBe(401);
      expect((await attempt(people.harga, PASSWORD)).statusCode).toBe(200);
    }
  });

  test('an address with attempts on many accounts is limited too', async () => {
    const { db } = app.database;
    await db
      .insert(rate_limits)
      .values({ key: 'login:10.9.9.9', count: 50, resets_at: sql`now() + interval '5 minutes'` });
    const response = await attempt(people.merchant, PASSWORD, '10.9.9.9');
    expect([response.statusCode, response.json().message]).toEqual([
      429,
      'Terlalu banyak percobaan. Coba lagi dalam 5 menit.',
    ]);
    expect((await attempt(people.merchant, PASSWORD)).statusCode).toBe(200);
  });

  test('concurrent attempts on many accounts do not bypass the limit of an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => attempt(`orang${index}@merchants.test`, 'Salah#12345', '10.9.9.8')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter(status => status === 401)).toHaveLength(50);
    expect(statuses.filter(status => status === 429)).toHaveLength(10);
  });

  test('neither successes nor one limited account exhaust the limit of an address', async () => {
    for (let round = 0; round < 30; round++)
      expect((await attempt(people.auditor, PASSWORD, '10.9.9.7')).statusCode).toBe(200);
    for (let tries = 0; tries < 30; tries++) await attempt(people.keuangan, 'Salah#12345', '10.9.9.7');
    expect((await attempt(people.merchant, PASSWORD, '10.9.9.7')).statusCode).toBe(200);
  });

  test('the longest e-mail address fits into the counters', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.test`;
    expect([401, 422]).toContain((await attempt(email, PASSWORD)).statusCode);
  });
});

test('each token is accepted only for its own purpose', async () => {
  const { token, refresh_token } = await signedIn('harga');
  expect((await renew(token)).statusCode).toBe(401);
  expect((await renew('a.b.c')).statusCode).toBe(401);
  expect(await statusWith({ authorization: `Bearer ${refresh_token}` })).toBe(401);
  expect((await renew(refresh_token)).statusCode).toBe(200);
});

describe('the end of a session', () => {
  test('logout ends it for cookie and bearer, and clears the cookies', async () => {
    const { token, cookie } = await signedIn('harga');
    const other = await signedIn('harga');
    expect(await statusWith({ cookie })).toBe(200);
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie },
      payload: { device_id: 'd' },
    });
    expect(response.statusCode).toBe(200);
    // the cache holds pages that the back button restores; storage holds what was typed when a session expired
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual(
      [...Object.values(COOKIES), ...Object.values(PASSWORD_COOKIES)].map(name => [name, '']),
    );
    expect(await statusWith({ cookie })).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
    // another device of the same person stays signed in
    expect(await statusWith({ cookie: other.cookie })).toBe(200);
  });

  test('logout clears the cookies even if the session cannot be ended', async () => {
    const { cookie } = await signedIn('harga');
    const ending = jest.spyOn(app.app.sessions, 'endFamily').mockRejectedValueOnce(new Error('no database'));
    const response = await app.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    ending.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual(
      [...Object.values(COOKIES), ...Object.values(PASSWORD_COOKIES)].map(name => [name, '']),
    );
  });

  test('logout works with only the refresh cookie, and without any', async () => {
    const { token, refresh_token } = await signedIn('harga');
    const logout = (cookie: string) => app.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    expect((await logout(`${COOKIES.refreshToken}=${refresh_token}`)).statusCode).toBe(200);
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
    expect((await logout('')).statusCode).toBe(200);
  });

  test.each([
    ['nonsense', 'nonsense'],
    [
      'a token without signature',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`,
    ],
  ])('%s is rejected', async (_case, token) => {
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
    expect(await statusWith({ cookie: `${COOKIES.token}=${token}` })).toBe(401);
  });

  test('a tampered token is rejected', async () => {
    const { token } = await signedIn('tamu');
    const [head, body, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 999 })).toString('base64url');
    expect(await statusWith({ authorization: `Bearer ${head}.${forged}.${signature}` })).toBe(401);
  });
});

describe('renewal', () => {
  test('issues a new refresh token and a valid access token', async () => {
    const { refresh_token } = await signedIn('harga');
    const response = await renew(refresh_token);
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(data.refresh_token).not.toBe(refresh_token);
    expect(response.cookies.find(({ name }) => name === COOKIES.refreshToken)?.value).toBe(data.refresh_token);
    expect(await statusWith({ authorization: `Bearer ${data.token}` })).toBe(200);
  });

  test('20 concurrent renewals get the same tokens, and nobody is signed out', async () => {
    const { refresh_token, cookie } = await signedIn('harga');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? renew(refresh_token)
          : app.app.inject({ method: 'POST', url: '/api/refresh-token', headers: { cookie } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(response => response.json().data.refresh_token)).size).toBe(1);
    const next = await renew(answers[0]!.json().data.refresh_token);
    expect(next.statusCode).toBe(200);
  });

  test('a response lost in an outage can be requested again afterwards', async () => {
    const { refresh_token } = await signedIn('harga');
    const { data } = (await renew(refresh_token)).json();
    await app.database.db.update(sessions).set({ refreshed_at: sql`now() - interval '40 seconds'` });
    const say = (wasAway: boolean) =>
      Object.defineProperty(app.database, 'wasAway', { value: wasAway, configurable: true });
    say(true);
    const again = await renew(refresh_token);
    say(false);
    expect([again.statusCode, again.json().data?.refresh_token]).toEqual([200, data.refresh_token]);
  });

  test('reusing a refresh token two renewals old ends the whole session', async () => {
    const { refresh_token } = await signedIn('harga');
    const second = (await renew(refresh_token)).json().data;
    const third = (await renew(second.refresh_token)).json().data;
    expect((await renew(refresh_token)).statusCode).toBe(401);
    expect((await renew(third.refresh_token)).statusCode).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${third.token}` })).toBe(401);
  });

  test('after ten seconds of grace, reusing even the previous token ends the session', async () => {
    const { db } = app.database;
    const { refresh_token } = await signedIn('harga');
    const second = (await renew(refresh_token)).json().data;
    const { sid } = JSON.parse(Buffer.from(second.token.split('.')[1], 'base64url').toString());
    await db
      .update(sessions)
      .set({ refreshed_at: new Date(Date.now() - 10_500).toISOString() })
      .where(eq(sessions.id, sid));
    expect((await renew(refresh_token)).statusCode).toBe(401);
    expect((await renew(second.refresh_token)).statusCode).toBe(401);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sid));
    expect(row?.end_reason).toBe('token_reused');
  });

  test('an expired session is not renewed', async () => {
    const { db } = app.database;
    const { token, refresh_token } = await signedIn('harga');
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    await db
      .update(sessions)
      .set({ refresh_expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where(eq(sessions.id, sid));
    expect((await renew(refresh_token)).statusCode).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401);
  });

  test.each([
    ['none', ''],
    ['nonsense', 'a.b.c'],
    ['a number', 'x.1.y'],
  ])('%s: 401', async (_case, refresh_token) => {
    expect((await renew(refresh_token)).statusCode).toBe(401);
  });

  test('the refresh token is not an access token', async () => {
    const { refresh_token } = await signedIn('harga');
    expect(await statusWith({ authorization: `Bearer ${refresh_token}` })).toBe(401);
    expect(authApi.refresh.access).toBe('public');
  });
});
