import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { bannerApi } from '../../../contract/banner';
import { adminApi } from '../../../contract/identity/admin';
import { authApi } from '../../../contract/identity/auth';
import { profileApi } from '../../../contract/identity/profile';
import { secondFactorApi } from '../../../contract/identity/secondFactor';
import { users } from '../../../server/domains/identity/account/table';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import { roles } from '../../../server/domains/identity/role/table';
import { second_factors } from '../../../server/domains/identity/secondFactor/table';
import { clientOf } from '../../support/client';
import { PASSWORD } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());
beforeEach(() => app.database.db.delete(rate_limits));

const codeOf = (secret: string, stepsFromNow = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 });

/** Creates someone with the second factor switched on. */
async function withFactor() {
  const person = await app.someoneWith(['can_read_banner']);
  const [account] = await app.database.db.select().from(users).where(eq(users.id, person.userId));
  const { secret } = (await person.call(secondFactorApi.setup, { body: {} })).body.data;
  const { status, body } = await person.call(secondFactorApi.confirm, { body: { code: codeOf(secret) } });
  expect(status).toBe(200);
  // the current code was used: pretend that some time has passed
  await app.database.db.update(second_factors).set({ last_step: 0 }).where(eq(second_factors.user_id, person.userId));
  return { person, secret, codes: body.data.recovery_codes, email: account!.email };
}
const knock = async (email: string) => {
  const { status, body, headers } = await app.anonymous.call(authApi.login, { body: { email, password: PASSWORD } });
  expect(status).toBe(200);
  expect(body.data.token).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  return body.data.second_factor!.challenge;
};
const enter = (challenge: string, code: string) =>
  app.anonymous.call(authApi.verifySecondFactor, { body: { challenge, code } });

test('is set up by secret and QR code, confirmed by a first code, and shown in the state', async () => {
  const person = await app.someoneWith([]);
  const { data } = (await person.call(secondFactorApi.setup, { body: {} })).body;
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/Merchants/);
  expect(data.qr_svg).toMatch(/^<svg /);
  const wrong = await person.call(secondFactorApi.confirm, { body: { code: '000000' } });
  expect(wrong.body.errors).toEqual({ code: expect.any(String) });
  expect((await person.call(secondFactorApi.state)).body.data.enabled).toBe(false);
  const { recovery_codes } = (await person.call(secondFactorApi.confirm, { body: { code: codeOf(data.secret) } })).body
    .data;
  expect(new Set(recovery_codes).size).toBe(10);
  expect((await person.call(secondFactorApi.state)).body.data).toMatchObject({
    enabled: true,
    required: false,
    recovery_codes_left: 10,
  });
  expect((await person.call(secondFactorApi.setup, { body: {} })).status).toBe(409);
  const [kept] = await app.database.db.select().from(second_factors).where(eq(second_factors.user_id, person.userId));
  expect(kept!.secret).not.toContain(data.secret.replaceAll(' ', ''));
});

test('signing in: the password gives a challenge, a code the tokens; a code works once', async () => {
  const { email, secret } = await withFactor();
  const challenge = await knock(email);
  expect((await enter(challenge, '123')).status).toBe(422);
  const code = codeOf(secret);
  const both = await Promise.all([enter(challenge, code), enter(challenge, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { token } = both.find(({ status }) => status === 200)!.body.data;
  expect((await clientOf(app.app, token).call(bannerApi.list)).status).toBe(200);
});

test('a recovery code replaces the phone, once', async () => {
  const { email, codes } = await withFactor();
  const challenge = await knock(email);
  expect((await enter(challenge, codes[0]!.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect((await enter(challenge, codes[0]!)).status).toBe(422);
});

test('concurrent confirmations give one set of recovery codes', async () => {
  const person = await app.someoneWith([]);
  const { secret } = (await person.call(secondFactorApi.setup, { body: {} })).body.data;
  const answers = await Promise.all(
    [-1, 0].map(step => person.call(secondFactorApi.confirm, { body: { code: codeOf(secret, step) } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('after five wrong codes even the right one is 429', async () => {
  const { email, secret } = await withFactor();
  const challenge = await knock(email);
  for (let tries = 0; tries < 5; tries += 1) expect((await enter(challenge, '000001')).status).toBe(422);
  const { status, headers } = await enter(challenge, codeOf(secret));
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a forged, altered or foreign challenge is rejected', async () => {
  const [one, other] = [await withFactor(), await withFactor()];
  const challenge = await knock(one.email);
  const [id, end, mac] = challenge.split('.');
  const later = `${id}.${Number(end) + 60_000}.${mac}`;
  const swapped = `${other.person.userId}.${end}.${mac}`;
  for (const bad of ['x', 'a.b.c', later, swapped, `${id}.1.${mac}`])
    expect((await enter(bad, codeOf(one.secret))).status).toBe(409);
});

test('is switched off with the password; new recovery codes invalidate the old', async () => {
  const { person, codes, email } = await withFactor();
  const renewed = await person.call(secondFactorApi.renewRecoveryCodes, { body: { current_password: PASSWORD } });
  expect(renewed.body.data.recovery_codes).toHaveLength(10);
  expect((await enter(await knock(email), codes[0]!)).status).toBe(422);
  await app.database.db.execute(`update sessions set password_given_at = now() - interval '6 minutes'`);
  expect((await person.call(secondFactorApi.disable, { body: {} })).status).toBe(422);
  const off = await person.call(secondFactorApi.disable, { body: { current_password: PASSWORD } });
  expect(off.body.data.enabled).toBe(false);
  expect(
    (await app.anonymous.call(authApi.login, { body: { email, password: PASSWORD } })).body.data.token,
  ).toBeDefined();
});

test('a role that requires it blocks access until it is set up, and it cannot be switched off', async () => {
  const person = await app.someoneWith(['can_read_banner']);
  const { db } = app.database;
  const [account] = await db.select().from(users).where(eq(users.id, person.userId));
  await db.update(roles).set({ requires_second_factor: true }).where(eq(roles.id, account!.role_id!));
  const closed = await person.call(bannerApi.list);
  expect(closed).toMatchObject({ status: 403, body: { data: { reason: 'second_factor_missing' } } });
  expect((await person.call(profileApi.get)).body.data.second_factor).toEqual({ enabled: false, required: true });
  const { secret } = (await person.call(secondFactorApi.setup, { body: {} })).body.data;
  await person.call(secondFactorApi.confirm, { body: { code: codeOf(secret) } });
  expect((await person.call(bannerApi.list)).status).toBe(200);
  expect((await person.call(secondFactorApi.disable, { body: {} })).status).toBe(409);
});

test('setting it up ends the user’s other sessions', async () => {
  const person = await app.someoneWith(['can_read_banner']);
  const { db } = app.database;
  const [account] = await db.select().from(users).where(eq(users.id, person.userId));
  await db.update(roles).set({ requires_second_factor: true }).where(eq(roles.id, account!.role_id!));
  const stolen = await app.signIn(account!.email);
  expect((await stolen.call(bannerApi.list)).status).toBe(403);
  const { secret } = (await person.call(secondFactorApi.setup, { body: {} })).body.data;
  expect((await person.call(secondFactorApi.confirm, { body: { code: codeOf(secret) } })).status).toBe(200);
  expect((await stolen.call(bannerApi.list)).status).toBe(401);
  expect((await person.call(bannerApi.list)).status).toBe(200);
});

test('a manager can remove it for a user who lost the phone, which ends their sessions', async () => {
  const { person, email } = await withFactor();
  const superadmin = await app.as('superadmin');
  const { body } = await superadmin.call(adminApi.endSecondFactor, { params: { id: person.userId } });
  expect(body.data.has_second_factor).toBe(false);
  expect((await person.call(profileApi.get)).status).toBe(401);
  expect(
    (await app.anonymous.call(authApi.login, { body: { email, password: PASSWORD } })).body.data.token,
  ).toBeDefined();
  expect((await superadmin.call(adminApi.endSecondFactor, { params: { id: person.userId } })).status).toBe(409);
});
