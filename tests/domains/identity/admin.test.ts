import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toLocalPhone } from '../../../contract/core/phone';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { authApi } from '../../../contract/identity/auth';
import { passwordApi } from '../../../contract/identity/password';
import { profileApi } from '../../../contract/identity/profile';
import { roleApi } from '../../../contract/identity/role';
import { userApi } from '../../../contract/identity/user';
import { users } from '../../../server/domains/identity/account/table';
import { sessions } from '../../../server/domains/identity/session/table';
import { stableId } from '../../../server/store/stableId';
import { fourQuestions } from '../../support/fourQuestions';
import { linkIn, mailsTo } from '../../support/mails';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const role = (code: string) => stableId('role', code);
const fresh = (more: object = {}) => ({
  name: 'Wayan Sudarma',
  email: `${randomUUID()}@merchants.test`,
  phone: '0812 0000 0101',
  role_id: role('keuangan'),
  ...more,
});
const make = async (more: object = {}) => {
  const { status, body } = await (await app.as('superadmin')).call(adminApi.create, { body: fresh(more) });
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data;
};

describe('writing', () => {
  const shared = { app: () => app, as: 'superadmin', without: 'auditor' } as const;
  fourQuestions('create', {
    ...shared,
    endpoint: adminApi.create,
    input: () => ({ body: fresh() }),
    bad: { field: 'email', change: { email: 'bukan email' }, message: 'Email yang Anda masukan tidak sah' },
  });
  fourQuestions('update', {
    ...shared,
    endpoint: adminApi.update,
    input: async () => {
      const { id, version } = await make();
      return { params: { id }, body: fresh({ name: 'Wayan Sudarsana', version }) };
    },
    bad: { field: 'name', change: { name: '' }, message: 'Nama harus diisi' },
  });
  fourQuestions('enable and disable', {
    ...shared,
    endpoint: adminApi.setActive,
    input: async () => {
      const { id, version } = await make();
      return { params: { id }, body: { is_active: false, version } };
    },
    bad: { field: 'is_active', change: { is_active: 'tidak' } },
  });
  fourQuestions('delete', {
    ...shared,
    endpoint: adminApi.remove,
    input: async () => ({ params: { id: (await make()).id } }),
  });
  fourQuestions('create by /v1/users', {
    ...shared,
    endpoint: userApi.create,
    input: () => ({ body: fresh() }),
    bad: { field: 'phone', change: { phone: '12' }, message: 'Nomor telepon bukan nomor telepon yang valid' },
  });
  fourQuestions('update by /v1/users', {
    ...shared,
    endpoint: userApi.update,
    input: async () => {
      const { id, version } = await make();
      return { params: { id }, body: fresh({ version }) };
    },
  });
});

test('the list is searched, filtered by role and state, and sorted; demo roles have their numbers of accounts', async () => {
  const auditor = await app.as('auditor');
  const page = async (query: Record<string, unknown>) => (await auditor.call(adminApi.list, { query })).body.data;
  const marketing = await page({ role_id: role('marketing_regional'), limit: 100, sort: '-name' });
  expect(marketing.total).toBe(16);
  const names = marketing.list.map(one => one.name);
  expect(names).toEqual([...names].sort((one, other) => other.localeCompare(one, 'id')));
  expect((await page({ search: 'puspitasari' })).list.map(one => one.email)).toEqual(['superadmin@merchants.test']);
  const disabled = await page({ state: 'disabled', limit: 100 });
  expect(disabled.total).toBeGreaterThan(3);
  expect(disabled.list.every(one => !one.is_active && one.state === 'disabled')).toBe(true);
  const demo = ['super_admin', 'admin_harga', 'admin_merchant', 'petugas_helpdesk_135', 'auditor'];
  const counts = await Promise.all(demo.map(async code => (await page({ role_id: role(code) })).total));
  expect(counts).toEqual([3, 6, 10, 24, 3]);
});

test('an account is found by its phone number as displayed', async () => {
  const { email, phone } = await make();
  const { list } = (
    await (await app.as('auditor')).call(adminApi.list, { query: { search: toLocalPhone(phone!), limit: 100 } })
  ).body.data;
  expect(list.map(one => one.email)).toContain(email);
});

test('/v1/users shows the same accounts under other names', async () => {
  const auditor = await app.as('auditor');
  const { list } = (await auditor.call(adminApi.list, { query: { limit: 5 } })).body.data;
  const { users: same } = (await auditor.call(userApi.list, { query: { limit: 5 } })).body.data;
  expect(same).toEqual(list);
  const { user } = (await auditor.call(userApi.one, { params: { id: list[0]!.id } })).body.data;
  expect(user).toEqual(list[0]);
});

test('an invited user sets the password with the emailed link, once, and signs in', async () => {
  const account = await make();
  expect(account).toMatchObject({ state: 'invited', phone: '+6281200000101' });
  const [mail] = await mailsTo(app, account.email);
  const id = linkIn(mail!);
  const link = await app.anonymous.call(passwordApi.link, { params: { id } });
  expect(link.body.data).toMatchObject({ purpose: 'invitation', email: account.email });
  const body = { id, password: 'Wayan#48213', password_confirmation: 'Wayan#48213' };
  expect((await app.anonymous.call(passwordApi.setByLink, { body })).status).toBe(200);
  expect((await app.anonymous.call(passwordApi.setByLink, { body })).status).toBe(404);
  expect((await app.anonymous.call(passwordApi.link, { params: { id } })).status).toBe(404);
  const login = await app.anonymous.call(authApi.login, { body: { email: account.email, password: body.password } });
  expect(login.status).toBe(200);
  const again = await (await app.as('superadmin')).call(adminApi.invite, { params: { id: account.id } });
  expect(again.status).toBe(409);
});

test('resending an invitation invalidates the previous link', async () => {
  const account = await make();
  const [first] = await mailsTo(app, account.email);
  await (await app.as('superadmin')).call(adminApi.invite, { params: { id: account.id } });
  const mails = await mailsTo(app, account.email, 2);
  expect(mails).toHaveLength(2);
  expect((await app.anonymous.call(passwordApi.link, { params: { id: linkIn(first!) } })).status).toBe(404);
  const newest = mails.find(mail => mail !== first)!;
  expect((await app.anonymous.call(passwordApi.link, { params: { id: linkIn(newest) } })).status).toBe(200);
});

test('an email is unique regardless of case (422), and free again after deletion', async () => {
  const account = await make();
  const superadmin = await app.as('superadmin');
  const body = fresh({ email: account.email.toUpperCase() });
  const taken = await superadmin.call(adminApi.create, { body });
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: 'Email ini sudah dipakai akun lain' } } });
  await superadmin.call(adminApi.remove, { params: { id: account.id } });
  expect((await superadmin.call(adminApi.one, { params: { id: account.id } })).status).toBe(404);
  expect((await superadmin.call(adminApi.create, { body })).status).toBe(201);
});

test('a regional role needs a region, a national one has none', async () => {
  const superadmin = await app.as('superadmin');
  const role_id = role('marketing_regional');
  const { status, body } = await superadmin.call(adminApi.create, { body: fresh({ role_id }) });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { region_code: 'Wilayah harus diisi untuk peran ini' },
  });
  expect((await make({ role_id, region_code: 'jbb' })).region_code).toBe('jbb');
  expect((await make({ region_code: 'jbb' })).region_code).toBeNull();
});

describe('a user who is disabled, deleted or shown out is signed out with the next request', () => {
  const acts: [string, (id: string) => Promise<{ status: number }>][] = [
    [
      'disabled',
      async id => {
        const superadmin = await app.as('superadmin');
        const { version } = (await superadmin.call(adminApi.one, { params: { id } })).body.data;
        return superadmin.call(adminApi.setActive, { params: { id }, body: { is_active: false, version } });
      },
    ],
    ['deleted', async id => (await app.as('superadmin')).call(adminApi.remove, { params: { id } })],
    ['shown out', async id => (await app.as('superadmin')).call(adminApi.endSessions, { params: { id } })],
  ];
  test.each(acts)('%s', async (_what, act) => {
    const person = await app.someoneWith(['can_read_banner']);
    expect((await person.call(profileApi.get)).status).toBe(200);
    expect((await act(person.userId)).status).toBe(200);
    expect((await person.call(profileApi.get)).status).toBe(401);
  });
});

test('an account’s sessions are listed with their IP, and none after they were ended', async () => {
  const person = await app.someoneWith([]);
  const superadmin = await app.as('superadmin');
  const { list } = (await superadmin.call(adminApi.sessions, { params: { id: person.userId } })).body.data;
  expect(list).toEqual([expect.objectContaining({ ip: '127.0.0.1', is_current: false, sees_as: null })]);
  const ended = await superadmin.call(adminApi.endSessions, { params: { id: person.userId } });
  expect(ended.body.data).toEqual({ count: 1 });
  expect((await superadmin.call(adminApi.sessions, { params: { id: person.userId } })).body.data.list).toEqual([]);
});

describe('nobody can', () => {
  test('disable, delete or change the role of their own account', async () => {
    const superadmin = await app.as('superadmin');
    const id = stableId('account', 'superadmin');
    const { version, name, email } = (await superadmin.call(adminApi.one, { params: { id } })).body.data;
    const own = { name, email, version, is_active: true };
    const statuses = await Promise.all([
      superadmin.call(adminApi.setActive, { params: { id }, body: { is_active: false, version } }),
      superadmin.call(adminApi.remove, { params: { id } }),
      superadmin.call(userApi.remove, { params: { id } }),
      superadmin.call(adminApi.update, { params: { id }, body: { ...own, role_id: role('auditor') } }),
      superadmin.call(userApi.update, { params: { id }, body: { ...own, role_id: null } }),
      superadmin.call(adminApi.update, {
        params: { id },
        body: { ...own, role_id: role('super_admin'), is_active: false },
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    const after = (await superadmin.call(adminApi.one, { params: { id } })).body.data;
    expect(after).toMatchObject({ version, is_active: true, role: { code: 'super_admin' } });
  });

  test('change an account with more permissions, or assign such a role', async () => {
    const manager = await app.someoneWith(['can_read_list_user', 'can_create_list_user', 'can_update_list_user']);
    const id = stableId('account', 'keuangan');
    const { version } = (await manager.call(adminApi.one, { params: { id } })).body.data;
    const disable = await manager.call(adminApi.setActive, { params: { id }, body: { is_active: false, version } });
    expect(disable).toMatchObject({ status: 403, body: { data: { reason: 'more_rights' } } });
    const create = await manager.call(adminApi.create, { body: fresh() });
    expect(create).toMatchObject({ status: 403, body: { data: { reason: 'not_held' } } });
    expect((await manager.call(adminApi.create, { body: fresh({ role_id: null }) })).status).toBe(201);
  });
});

test('assigning a role requires the password if it was last entered over five minutes ago', async () => {
  const client = await app.signIn('superadmin@merchants.test');
  const { db } = app.database;
  const [own] = (await client.call(profileApi.sessions)).body.data;
  await db
    .update(sessions)
    .set({ password_given_at: new Date(Date.now() - 301_000).toISOString() })
    .where(eq(sessions.id, own!.id));
  const refused = await client.call(adminApi.create, { body: fresh() });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { current_password: expect.any(String) }, data: { reason: 'password_wanted' } },
  });
  const wrong = await client.call(adminApi.create, { body: fresh({ current_password: 'Salah#135' }) });
  expect(wrong.body.errors).toEqual({ current_password: 'Kata sandi Anda salah' });
  expect((await client.call(adminApi.create, { body: fresh({ current_password: 'Rahasia#135' }) })).status).toBe(201);
  // once entered, the password counts as fresh
  expect((await client.call(adminApi.create, { body: fresh() })).status).toBe(201);
});

describe('an unattended session cannot change access without the password', () => {
  const stale = async () => {
    const client = await app.signIn('superadmin@merchants.test');
    const [own] = (await client.call(profileApi.sessions)).body.data;
    await app.database.db
      .update(sessions)
      .set({ password_given_at: new Date(Date.now() - 301_000).toISOString() })
      .where(eq(sessions.id, own!.id));
    return client;
  };
  const wanted = { status: 422, body: { data: { reason: 'password_wanted' } } };
  const bodyOf = ({ name, email, phone, photo_url, role_id, region_code, is_active, version }: Admin) => ({
    name,
    email,
    phone,
    photo_url,
    role_id,
    region_code,
    is_active: is_active!,
    version,
  });

  test.each([
    ['e-mail', { email: 'lain.alamat@merchants.test' }],
    ['phone', { phone: '081234567890' }],
    ['region', { region_code: 'sulawesi' }],
  ])('%s of another or the own account, on both endpoints', async (_field, change) => {
    const client = await stale();
    const other = await make({ role_id: role('marketing_regional'), region_code: 'jatimbalinus' });
    for (const id of [other.id, stableId('account', 'superadmin')]) {
      const current = (await client.call(adminApi.one, { params: { id } })).body.data;
      if ('region_code' in change && current.region_code === null) continue;
      for (const endpoint of [adminApi.update, userApi.update])
        expect(await client.call(endpoint, { params: { id }, body: { ...bodyOf(current), ...change } })).toMatchObject(
          wanted,
        );
      const { status } = await client.call(adminApi.update, { params: { id }, body: bodyOf(current) });
      expect(status).toBe(200);
    }
  });

  test('deletion, and enabling of a disabled account, on every endpoint', async () => {
    const account = await make();
    const disabled = await make({ is_active: false });
    const client = await stale();
    for (const endpoint of [adminApi.remove, userApi.remove])
      expect(await client.call(endpoint, { params: { id: account.id } })).toMatchObject(wanted);
    const { version } = disabled;
    const params = { id: disabled.id };
    expect(await client.call(adminApi.setActive, { params, body: { is_active: true, version } })).toMatchObject(wanted);
    for (const endpoint of [adminApi.update, userApi.update])
      expect(await client.call(endpoint, { params, body: { ...bodyOf(disabled), is_active: true } })).toMatchObject(
        wanted,
      );
    expect((await client.call(adminApi.one, { params: { id: account.id } })).status).toBe(200);
    await client.call(profileApi.reauthenticate, { body: { current_password: 'Rahasia#135' } });
    expect((await client.call(adminApi.setActive, { params, body: { is_active: true, version } })).status).toBe(200);
    expect((await client.call(adminApi.remove, { params: { id: account.id } })).status).toBe(200);
  });

  test('area scope and second-factor requirement of a role', async () => {
    const fresh = await app.as('superadmin');
    const name = `Peran ${Date.now()}`;
    const { body } = await fresh.call(roleApi.create, {
      body: { name, slugs: ['can_read_faq'], area_scope: 'regional' },
    });
    const client = await stale();
    const { id, version } = body.data;
    const unchanged = {
      name,
      slugs: ['can_read_faq'],
      area_scope: 'regional' as const,
      requires_second_factor: false,
      version,
    };
    expect(
      await client.call(roleApi.update, { params: { id }, body: { ...unchanged, area_scope: 'national' } }),
    ).toMatchObject(wanted);
    expect(
      await client.call(roleApi.update, { params: { id }, body: { ...unchanged, requires_second_factor: true } }),
    ).toMatchObject(wanted);
    expect(
      (await client.call(roleApi.update, { params: { id }, body: { ...unchanged, name: `${name} baru` } })).status,
    ).toBe(200);
  });

  test('the former email address is notified', async () => {
    const account = await make();
    const client = await app.as('superadmin');
    const current = (await client.call(adminApi.one, { params: { id: account.id } })).body.data;
    const email = `baru.${current.email}`;
    await client.call(adminApi.update, { params: { id: account.id }, body: { ...bodyOf(current), email } });
    const mails = await mailsTo(app, current.email, 2);
    expect(mails.join('\n')).toContain(email);
  });
});

test('deleting an account erases phone, password and role but keeps the name', async () => {
  const account = await make();
  await (await app.as('superadmin')).call(adminApi.remove, { params: { id: account.id } });
  const [row] = await app.database.db.select().from(users).where(eq(users.id, account.id));
  expect(row).toMatchObject({ name: account.name, phone: null, password_hash: null, role_id: null, is_active: false });
});
