import { eq } from 'drizzle-orm';
import { bannerApi } from '../../../contract/banner';
import { authApi, PASSWORD_COOKIES } from '../../../contract/identity/auth';
import { passwordApi } from '../../../contract/identity/password';
import { profileApi } from '../../../contract/identity/profile';
import { users } from '../../../server/domains/identity/account/table';
import { password_links } from '../../../server/domains/identity/password/table';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import { linkIn, mailsTo } from '../../support/mails';
import { PASSWORD } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());
beforeEach(() => app.database.db.delete(rate_limits));

const to = (password: string, current_password = PASSWORD) => ({
  current_password,
  password,
  password_confirmation: password,
});
const emailOf = async (userId: string) => {
  const [row] = await app.database.db.select().from(users).where(eq(users.id, userId));
  return row!.email;
};

describe('changing the password', () => {
  test('ends other sessions at once, keeps the current one and invalidates the old password', async () => {
    const person = await app.someoneWith([]);
    const email = await emailOf(person.userId);
    const elsewhere = await app.signIn(email);
    const { status, body, headers } = await person.call(passwordApi.change, { body: to('Melati#7788') });
    expect({ status, data: body.data }).toEqual({ status: 200, data: { password_days_left: 90, ended_sessions: 1 } });
    expect(String(headers['set-cookie'])).toContain(`${PASSWORD_COOKIES.days}=90`);
    expect((await elsewhere.call(profileApi.get)).status).toBe(401);
    expect((await person.call(profileApi.get)).status).toBe(200);
    const old = await app.anonymous.call(authApi.login, { body: { email, password: PASSWORD } });
    expect(old.status).toBe(401);
    const mails = await mailsTo(app, email);
    expect(mails[0]).toContain('diganti');
  });

  test('of two concurrent changes with the same old password one succeeds', async () => {
    const person = await app.someoneWith([]);
    const answers = await Promise.all([
      person.call(passwordApi.change, { body: to('Melati#7788') }),
      person.call(passwordApi.change, { body: to('Kenanga#7788') }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({
      current_password: 'Kata sandi Anda salah',
    });
  });

  test.each([
    ['current_password', to('Melati#7788', 'Salah#135'), 'Kata sandi Anda salah'],
    ['password', to('lemah'), /Password must be at least 8 characters/],
    ['password', to('Password1!'), /terlalu banyak dipakai/],
    ['password', to('Pertamina.123'), /terlalu banyak dipakai/],
    ['password', to(PASSWORD), /5 kata sandi terakhir/],
    [
      'password_confirmation',
      { ...to('Melati#7788'), password_confirmation: 'Melati#7789' },
      'Konfirmasi kata sandi tidak sesuai',
    ],
  ])('422 on %s', async (field, body, message) => {
    const person = await app.someoneWith([]);
    const response = await person.call(passwordApi.change, { body });
    expect(response.status).toBe(422);
    expect(response.body.errors?.[field]).toMatch(message);
  });

  test('rejects the last five passwords, and allows the sixth', async () => {
    const person = await app.someoneWith([]);
    const passwords = [PASSWORD, 'Kenanga#1001', 'Kenanga#1002', 'Kenanga#1003', 'Kenanga#1004', 'Kenanga#1005'];
    for (const [index, password] of passwords.entries()) {
      if (index === 0) continue;
      const { status } = await person.call(passwordApi.change, { body: to(password, passwords[index - 1]) });
      expect(status).toBe(200);
    }
    const current = passwords.at(-1)!;
    for (const used of passwords.slice(1)) {
      const { body } = await person.call(passwordApi.change, { body: to(used, current) });
      expect(body.errors).toEqual({ password: expect.stringMatching(/5 kata sandi terakhir/) });
    }
    expect((await person.call(passwordApi.change, { body: to(PASSWORD, current) })).status).toBe(200);
  });

  test('too many wrong attempts are 429 with Retry-After', async () => {
    const person = await app.someoneWith([]);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await person.call(passwordApi.change, { body: to('Melati#7788', 'Salah#135') })).status).toBe(422);
    const { status, headers } = await person.call(passwordApi.change, { body: to('Melati#7788') });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an expired password', () => {
  const expired = async () => {
    const person = await app.someoneWith(['can_read_banner']);
    const password_changed_at = new Date(Date.now() - 91 * 86_400_000).toISOString();
    await app.database.db.update(users).set({ password_changed_at }).where(eq(users.id, person.userId));
    return person;
  };

  test('blocks other calls, but not the profile, the permissions and the password change', async () => {
    const person = await expired();
    const { status, body } = await person.call(bannerApi.list);
    expect({ status, data: body.data }).toEqual({ status: 403, data: { reason: 'password_expired' } });
    const profile = await person.call(profileApi.get);
    expect(profile.body.data).toMatchObject({ is_password_expired: true, password_days_left: expect.any(Number) });
    expect(profile.body.data.password_days_left).toBeLessThanOrEqual(0);
    expect(String(profile.headers['set-cookie'])).toContain(`${PASSWORD_COOKIES.expired}=1`);
    expect((await person.call(profileApi.permissions)).body.data.slugs).toEqual(['can_read_banner']);
    expect((await person.call(passwordApi.changeExpired, { body: to('Melati#7788') })).status).toBe(200);
    expect((await person.call(bannerApi.list)).status).toBe(200);
  });

  test('is reported in the cookies at sign-in', async () => {
    const person = await expired();
    const { headers } = await app.anonymous.call(authApi.login, {
      body: { email: await emailOf(person.userId), password: PASSWORD },
    });
    const cookies = (headers['set-cookie'] as string[]).join('\n');
    expect(cookies).toContain(`${PASSWORD_COOKIES.expired}=1`);
    expect(cookies).toMatch(new RegExp(`${PASSWORD_COOKIES.days}=-?\\d+`));
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => app.anonymous.call(passwordApi.requestLink, { body: { email } });

  test('the emailed link sets a new one once and ends all sessions', async () => {
    const person = await app.someoneWith([]);
    const email = await emailOf(person.userId);
    expect((await ask(email)).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    const id = linkIn(mail!);
    const body = { id, password: 'Cempaka#909', password_confirmation: 'Cempaka#909' };
    const weak = await app.anonymous.call(passwordApi.setByLink, {
      body: { id, password: PASSWORD, password_confirmation: PASSWORD },
    });
    expect(weak.body.errors).toEqual({ password: expect.stringMatching(/terakhir/) });
    const both = await Promise.all([1, 2].map(() => app.anonymous.call(passwordApi.setByLink, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await person.call(profileApi.get)).status).toBe(401);
    const login = await app.anonymous.call(authApi.login, { body: { email, password: body.password } });
    expect(login.status).toBe(200);
  });

  test('the link expires after 30 minutes', async () => {
    const person = await app.someoneWith([]);
    const email = await emailOf(person.userId);
    await ask(email);
    const id = linkIn((await mailsTo(app, email))[0]!);
    const [link] = await app.database.db.select().from(password_links).where(eq(password_links.user_id, person.userId));
    const minutes = (Date.parse(link!.expires_at) - Date.parse(link!.created_at)) / 60_000;
    expect(minutes).toBeCloseTo(30, 3);
    expect(link!.secret_hash).not.toContain(id);
    await app.database.db
      .update(password_links)
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where(eq(password_links.id, link!.id));
    expect((await app.anonymous.call(passwordApi.link, { params: { id } })).status).toBe(404);
    const body = { id, password: 'Cempaka#909', password_confirmation: 'Cempaka#909' };
    expect((await app.anonymous.call(passwordApi.setByLink, { body })).status).toBe(404);
  });

  test('unknown and disabled addresses get the same response and no mail', async () => {
    const person = await app.someoneWith([]);
    const email = await emailOf(person.userId);
    await app.database.db.update(users).set({ is_active: false }).where(eq(users.id, person.userId));
    const [known, unknown, disabled] = [
      await ask('tamu@merchants.test'),
      await ask('tidak.ada@merchants.test'),
      await ask(email),
    ];
    expect(unknown.body).toEqual(known.body);
    expect(disabled.body).toEqual(known.body);
    expect(await mailsTo(app, 'tamu@merchants.test')).toHaveLength(1);
    expect(await mailsTo(app, email, 0)).toEqual([]);
  });

  test('an address gets at most three mails for five requests, all 200', async () => {
    const person = await app.someoneWith([]);
    const email = await emailOf(person.userId);
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push((await ask(email)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await mailsTo(app, email, 3)).toHaveLength(3);
  });
});

describe('the own account', () => {
  test('name and language can be changed; a new phone number requires the password; a stale version is 409', async () => {
    const person = await app.someoneWith([]);
    const { version } = (await person.call(profileApi.get)).body.data;
    const body = { name: 'Orang Baru', phone: null, photo_url: null, locale: 'en' as const, version };
    const { data } = (await person.call(profileApi.update, { body })).body;
    expect(data).toMatchObject({ name: 'Orang Baru', locale: 'en', version: version + 1 });
    expect((await person.call(profileApi.update, { body })).status).toBe(409);
    await app.database.db.execute(`update sessions set password_given_at = now() - interval '6 minutes'`);
    const phone = await person.call(profileApi.update, {
      body: { ...body, phone: '081200000101', version: version + 1 },
    });
    expect(phone.body.errors).toEqual({ current_password: expect.any(String) });
    await person.call(profileApi.reauthenticate, { body: { current_password: PASSWORD } });
    const after = await person.call(profileApi.update, {
      body: { ...body, phone: '081200000101', version: version + 1 },
    });
    expect(after.body.data.phone).toBe('+6281200000101');
  });

  test('sessions are listed; one or all others can be ended, but not another user’s', async () => {
    const person = await app.someoneWith([]);
    const email = await emailOf(person.userId);
    const [one, other] = [await app.signIn(email), await app.signIn(email)];
    const listed = await person.call(profileApi.sessions);
    expect(listed.headers['content-range']).toBe('sessions 0-2/3');
    expect(listed.body.data.map(session => session.is_current)).toEqual([true, false, false]);
    const theirs = (await one.call(profileApi.sessions)).body.data[0]!.id;
    const stranger = await app.someoneWith([]);
    expect((await stranger.call(profileApi.endSession, { params: { id: theirs } })).status).toBe(404);
    expect((await person.call(profileApi.endSession, { params: { id: theirs } })).status).toBe(200);
    expect((await one.call(profileApi.get)).status).toBe(401);
    expect((await person.call(profileApi.endOtherSessions)).body.data).toEqual({ count: 1 });
    expect((await other.call(profileApi.get)).status).toBe(401);
    expect((await person.call(profileApi.get)).status).toBe(200);
    const activity = await person.call(profileApi.activity, { query: { range: '[0,1]' } });
    expect(activity.body.data.map(({ action }) => action)).toEqual(['end_sessions', 'end_sessions']);
    expect(activity.headers['content-range']).toMatch(/^activity 0-1\/\d+$/);
  });
});
