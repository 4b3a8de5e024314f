import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { authApi } from '../../../contract/identity/auth';
import { passwordApi } from '../../../contract/identity/password';
import { profileApi } from '../../../contract/identity/profile';
import { secondFactorApi } from '../../../contract/identity/secondFactor';
import { audit_log } from '../../../server/audit/table';
import { users } from '../../../server/domains/identity/account/table';
import { delayAfter, hashOfEmail, SLOW_LIMITS } from '../../../server/domains/identity/auth/loginGuard';
import { forgetOldLimits } from '../../../server/domains/identity/rateLimit/rateLimits';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import { second_factors } from '../../../server/domains/identity/secondFactor/table';
import { mailsTo } from '../../support/mails';
import { PASSWORD } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

/** Guesses at one account from many addresses, none of which reaches its own limit. */

const mockDelay = jest.fn<Promise<unknown>, [number?]>(async () => undefined);

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let waits: jest.SpyInstance;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ database: app.database });
  waits = jest.spyOn(timers, 'setTimeout').mockImplementation(mockDelay as typeof timers.setTimeout);
  syncBuiltinESMExports();
});
afterAll(async () => {
  waits?.mockRestore();
  syncBuiltinESMExports();
  await other?.app.close();
  await app?.close();
});
beforeEach(async () => {
  await app.database.db.delete(rate_limits);
  mockDelay.mockClear();
});

const delays = () => mockDelay.mock.calls.map(([ms]) => ms);
const attempt = (email: string, password: string, index: number, { app: at } = app) =>
  at.inject({
    method: 'POST',
    url: authApi.login.path,
    remoteAddress: `10.1.${index}.1`,
    payload: { email, password },
  });
const someone = async () => {
  const person = await app.someoneWith([]);
  const [account] = await app.database.db.select().from(users).where(eq(users.id, person.userId));
  return { ...person, email: account!.email };
};
const auditRows = async (action: string, email: string) =>
  (await app.database.db.select().from(audit_log).where(eq(audit_log.label, email))).filter(
    row => row.action === action,
  );

test('forty guesses from forty addresses are slowed, on all processes together, and reported once', async () => {
  const { email } = await someone();
  const statuses = [];
  for (let index = 0; index < 40; index += 1)
    statuses.push((await attempt(email, 'Salah#12345', index, index % 2 ? other : app)).statusCode);
  expect(statuses).toEqual(Array(40).fill(401));
  expect(delays()).toEqual(Array.from({ length: 40 }, (_, index) => delayAfter(index + 1)).filter(ms => ms > 0));
  expect(delays()).toHaveLength(30);
  expect(await mailsTo(app, email, 1, 'mencoba masuk')).toHaveLength(1);
  expect(await auditRows('login_guessed', email)).toHaveLength(1);
  expect(await auditRows('login_failed', email)).toHaveLength(40);
});

test('the right password signs in all the same, after a bounded delay, and its owner is not slowed further', async () => {
  const { email } = await someone();
  for (let index = 0; index < 40; index += 1) await attempt(email, 'Salah#12345', index);
  mockDelay.mockClear();
  expect((await attempt(email, PASSWORD, 100)).statusCode).toBe(200);
  expect((await attempt(email, PASSWORD, 3)).statusCode).toBe(200);
  expect(delays()).toEqual([SLOW_LIMITS.maxMs, SLOW_LIMITS.maxMs]);
  const [{ count } = { count: 0 }] = await app.database.db
    .select()
    .from(rate_limits)
    .where(eq(rate_limits.key, `login-account:${hashOfEmail(email)}`));
  expect(count).toBe(40);
});

test('an unknown account gets the same responses and delays, and no mail', async () => {
  const { email } = await someone();
  const unknown = `tidak.ada.${email}`;
  const run = async (address: string) => {
    mockDelay.mockClear();
    const answers = [];
    for (let index = 0; index < 20; index += 1) answers.push((await attempt(address, 'Salah#12345', index)).json());
    return { answers, delays: delays() };
  };
  const known = await run(email);
  expect(known.delays.length).toBeGreaterThan(0);
  expect(await run(unknown)).toEqual(known);
  expect(await auditRows('login_guessed', unknown)).toHaveLength(1);
  expect(await mailsTo(app, unknown, 0)).toEqual([]);
});

test('who waits holds no connection: others are served meanwhile', async () => {
  const { email } = await someone();
  await app.database.db.delete(rate_limits);
  await app.database.db.insert(rate_limits).values({
    key: `login-account:${hashOfEmail(email)}`,
    count: 30,
    resets_at: sql`now() + interval '5 minutes'`,
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  mockDelay.mockImplementation(() => held);
  const waiting = Array.from({ length: 12 }, (_, index) => attempt(email, 'Salah#12345', index));
  while (mockDelay.mock.calls.length < 12) await new Promise(setImmediate);
  expect((await (await app.as('harga')).call(profileApi.get)).status).toBe(200);
  mockDelay.mockImplementation(async () => undefined);
  release();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(401));
});

test('the delay grows with each failure and stays bounded', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), failures => {
      expect(delayAfter(failures + 1)).toBeGreaterThanOrEqual(delayAfter(failures));
      expect(delayAfter(failures)).toBeLessThanOrEqual(SLOW_LIMITS.maxMs);
    }),
  );
  expect(delayAfter(SLOW_LIMITS.prompt)).toBe(0);
  expect(delayAfter(SLOW_LIMITS.prompt + 1)).toBeGreaterThan(0);
});

test('counters whose time is over are deleted', async () => {
  const { db } = app.database;
  const row = (key: string, resets_at: ReturnType<typeof sql>) => ({ key, count: 40, resets_at });
  await db
    .insert(rate_limits)
    .values([
      row('login-account:a', sql`now() - interval '1 second'`),
      row('login-account:b', sql`now() + interval '1 hour'`),
    ]);
  await forgetOldLimits(db);
  expect((await db.select().from(rate_limits)).map(({ key }) => key)).toEqual(['login-account:b']);
});

test('guesses at codes and at the own password are limited per account, from whatever address', async () => {
  const person = await someone();
  const setup = await person.call(secondFactorApi.setup, { body: {} });
  expect(setup.status).toBe(200);
  const { db } = app.database;
  await db.update(users).set({ second_factor_at: new Date().toISOString() }).where(eq(users.id, person.userId));
  expect(await db.select().from(second_factors).where(eq(second_factors.user_id, person.userId))).toHaveLength(1);
  const { challenge } = (await attempt(person.email, PASSWORD, 0)).json().data.second_factor;
  const codes = [];
  for (let index = 0; index < 8; index += 1)
    codes.push(
      (
        await app.app.inject({
          method: 'POST',
          url: authApi.verifySecondFactor.path,
          remoteAddress: `10.2.${index}.1`,
          payload: { challenge, code: 'AAAAA-AAAAA' },
        })
      ).statusCode,
    );
  expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  // whoever guesses codes has the password: its owner must know
  expect(await mailsTo(app, person.email, 1, 'Kode verifikasi')).toHaveLength(1);
  expect(await auditRows('code_guessed', person.email)).toHaveLength(1);

  const { headers } = person;
  const own = [];
  for (let index = 0; index < 7; index += 1)
    own.push(
      (
        await app.app.inject({
          method: 'POST',
          url: profileApi.reauthenticate.path,
          remoteAddress: `10.3.${index}.1`,
          headers,
          payload: { current_password: 'Salah#12345' },
        })
      ).statusCode,
    );
  expect(own).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test('links for a forgotten password are limited per account, from whatever address', async () => {
  const { email } = await someone();
  for (let index = 0; index < 6; index += 1)
    expect(
      (
        await app.app.inject({
          method: 'POST',
          url: passwordApi.requestLink.path,
          remoteAddress: `10.4.${index}.1`,
          payload: { email },
        })
      ).statusCode,
    ).toBe(200);
  expect(await mailsTo(app, email, 3)).toHaveLength(3);
});
