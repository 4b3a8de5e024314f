import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { userApi } from '../../../contract/identity/user';
import { slugs } from '../../../contract/rights/permissions';
import { audit_log } from '../../../server/audit/table';
import { role_requests, users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { mailsTo } from '../../support/mails';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let first: Client;
let second: Client & { userId: string };
let secondEmail: string;
let superRole: string;

beforeAll(async () => {
  app = await startApp();
  first = await app.as('superadmin');
  const { data } = (await first.call(adminApi.roles)).body;
  superRole = data.list.find(({ code }) => code === 'super_admin')!.id;
  const person = await app.someoneWith([]);
  const [account] = await app.database.db
    .update(users)
    .set({ role_id: superRole })
    .where(eq(users.id, person.userId))
    .returning({ email: users.email });
  second = person;
  secondEmail = account!.email;
});
afterAll(() => app?.close());

const account = async (role_id: string | null = null): Promise<Admin> => {
  const body = { name: 'Calon Super', email: `${randomUUID().slice(0, 8)}@merchants.test`, role_id };
  return (await first.call(adminApi.create, { body })).body.data;
};
const ask = async ({ id, name, email, phone, version }: Admin, role_id: string | null = superRole, who = first) =>
  who.send(adminApi.update, { params: { id }, body: { name, email, phone, role_id, is_active: true, version } });
const decide = async (who: Client, { id }: Pick<Admin, 'id'>, approved: boolean, version?: number) =>
  who.send(adminApi.decideRole, {
    params: { id },
    body: { approved, version: version ?? (await find(id)).version },
  });
const find = async (id: string) => (await first.call(adminApi.one, { params: { id } })).body.data;
const actionsOf = async (id: string) =>
  (
    await app.database.db
      .select({ action: audit_log.action })
      .from(audit_log)
      .where(and(eq(audit_log.entity, 'account'), eq(audit_log.entity_id, id)))
      .orderBy(audit_log.id)
  ).map(({ action }) => action);

fourQuestions('deciding about a role that waits', {
  app: () => app,
  endpoint: adminApi.decideRole,
  as: 'superadmin',
  input: async () => {
    const { id, version } = await account(superRole);
    return { params: { id }, body: { approved: false, version } };
  },
  bad: { field: 'approved', change: { approved: 'ya' } },
});

test('one super admin requests the role, and the account keeps its role until another approves', async () => {
  const candidate = await account();
  expect((await ask(candidate)).status).toBe(200);
  const waiting = await find(candidate.id);
  expect(waiting).toMatchObject({
    role: null,
    role_request: { role: { code: 'super_admin' }, requested_by: { name: 'Ratna Puspitasari' } },
  });
  expect(await mailsTo(app, secondEmail, 1, `/user/edit/${candidate.id}`)).toHaveLength(1);
  expect(await decide(first, candidate, true)).toMatchObject({
    status: 403,
    body: { data: { reason: 'own_request' }, error: { code: 'admin.ownRoleRequest' } },
  });
  expect(await decide(second, candidate, true)).toMatchObject({
    status: 200,
    body: { data: { role: { code: 'super_admin' }, role_request: null } },
  });
  expect(await decide(second, candidate, true)).toMatchObject({ status: 409 });
  expect(await actionsOf(candidate.id)).toEqual(['create', 'update', 'role_requested', 'role_approved']);
});

test('a new account waits too, and rejection or withdrawal leaves it without the role', async () => {
  const [rejected, withdrawn] = [await account(superRole), await account(superRole)];
  expect(rejected).toMatchObject({ role: null, role_request: { role: { code: 'super_admin' } } });
  expect((await decide(second, rejected, false)).status).toBe(200);
  expect((await decide(first, withdrawn, false)).status).toBe(200);
  for (const { id } of [rejected, withdrawn]) {
    expect(await find(id)).toMatchObject({ role: null, role_request: null });
    expect(await actionsOf(id)).toContain('role_rejected');
  }
});

test('repeating a request updates its date and requester', async () => {
  const candidate = await account(superRole);
  const { db } = app.database;
  const long = '2026-01-01T00:00:00.000Z';
  await db.update(role_requests).set({ requested_at: long }).where(eq(role_requests.user_id, candidate.id));
  expect((await ask(candidate, superRole, second)).status).toBe(200);
  const { role_request } = await find(candidate.id);
  expect(role_request?.requested_by.id).toBe(second.userId);
  expect(role_request?.requested_at).not.toBe(long);
});

test('a custom role with every permission cannot approve', async () => {
  const candidate = await account(superRole);
  const holder = await app.someoneWith(slugs);
  expect(await decide(holder, candidate, true)).toMatchObject({
    status: 403,
    body: { data: { reason: 'not_super_admin' }, error: { code: 'admin.superAdminsDecide' } },
  });
  expect(await find(candidate.id)).toMatchObject({ role: null, role_request: { role: { code: 'super_admin' } } });
});

test('of concurrent decisions one counts', async () => {
  const candidate = await account(superRole);
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(second, candidate, true)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('nobody decides on their own request, and a lesser manager on none', async () => {
  const manager = await app.someoneWith(['can_read_list_user', 'can_update_list_user']);
  const candidate = await account(superRole);
  expect(await decide(manager, candidate, true)).toMatchObject({ status: 403 });
  const { db } = app.database;
  const own = await find(manager.userId);
  const [{ id: requested_by }] = (await first.call(adminApi.list, { query: { role_id: superRole } })).body.data
    .list as [Admin];
  await db.insert(role_requests).values({ user_id: own.id, role_id: superRole, requested_by });
  await manager.grant(slugs);
  expect(await decide(manager, own, true)).toMatchObject({ status: 403, body: { data: { reason: 'own_role' } } });
  expect(await db.$count(role_requests, eq(role_requests.user_id, own.id))).toBe(1);
});

test('a request is void once its requester is disabled, and removed by another role', async () => {
  const candidate = await account();
  await ask(candidate, superRole, second);
  const { db } = app.database;
  const [asker] = await db.select().from(users).where(eq(users.email, secondEmail));
  await db.update(users).set({ is_active: false }).where(eq(users.id, asker!.id));
  expect(await decide(first, candidate, true)).toMatchObject({
    status: 409,
    body: { error: { code: 'admin.roleRequestVoid' } },
  });
  await db.update(users).set({ is_active: true }).where(eq(users.id, asker!.id));
  const { data } = (await first.call(adminApi.roles)).body;
  expect((await ask(await find(candidate.id), data.list.find(({ code }) => code === 'auditor')!.id)).status).toBe(200);
  expect(await find(candidate.id)).toMatchObject({ role: { code: 'auditor' }, role_request: null });
});

test('a lesser manager cannot change an account that waits for the role', async () => {
  const manager = await app.someoneWith([
    'can_read_list_user',
    'can_create_list_user',
    'can_update_list_user',
    'can_delete_list_user',
  ]);
  const candidate = await account(superRole);
  const { id, name, phone, version } = candidate;
  const params = { id };
  const body = { name, email: `${randomUUID()}@merchants.test`, phone, is_active: true, version };
  const answers = [
    await manager.send(adminApi.update, { params, body }),
    await manager.send(adminApi.setActive, { params, body: { is_active: false, version } }),
    await manager.send(adminApi.invite, { params }),
    await manager.send(adminApi.endSessions, { params }),
    await manager.send(adminApi.endSecondFactor, { params }),
    await manager.send(adminApi.decideRole, { params, body: { approved: false, version } }),
    await manager.send(adminApi.remove, { params }),
  ];
  for (const response of answers)
    expect(response).toMatchObject({ status: 403, body: { data: { reason: 'more_rights' } } });
  expect(await find(id)).toEqual(candidate);
});

test('a user waiting for the role cannot change their own region', async () => {
  const person = await app.someoneWith(['can_read_list_user', 'can_update_list_user']);
  const { db } = app.database;
  const [{ role_id = null } = {}] = await db.select().from(users).where(eq(users.id, person.userId));
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, role_id!));
  await db.update(users).set({ region_code: 'jbb' }).where(eq(users.id, person.userId));
  await db
    .insert(role_requests)
    .values({ user_id: person.userId, role_id: superRole, requested_by: stableId('account', 'superadmin') });
  const { id, email, version } = await find(person.userId);
  const body = { name: 'Orang Wilayah', email, version, role_id, region_code: 'sulawesi', is_active: true };
  expect(await person.send(adminApi.update, { params: { id }, body })).toMatchObject({
    status: 403,
    body: { data: { reason: 'own_region' } },
  });
});

test('a request is void once the account’s email changes, and that is logged', async () => {
  const person = await app.someoneWith(['can_read_list_user', 'can_update_list_user']);
  const { email: _, ...own } = await find(person.userId);
  expect((await ask({ ...own, name: 'Calon Super', email: `${randomUUID()}@merchants.test` })).status).toBe(200);
  const { id, version, role_id, role_request } = await find(person.userId);
  expect(role_request).not.toBeNull();
  const body = { name: 'Calon Super', email: `${randomUUID()}@merchants.test`, role_id, is_active: true, version };
  expect((await person.send(adminApi.update, { params: { id }, body })).status).toBe(200);
  expect((await find(id)).role_request).toBeNull();
  expect((await actionsOf(id)).slice(-2)).toEqual(['update', 'role_request_void']);
  expect(await decide(second, { id }, true)).toMatchObject({ status: 409 });
});

test('a decision on a stale version of the account is 409', async () => {
  const candidate = await account(superRole);
  const { id, version, email } = candidate;
  const renamed = { name: 'Calon Lain', email, is_active: true, version };
  expect((await first.send(adminApi.update, { params: { id }, body: renamed })).status).toBe(200);
  expect(await decide(second, candidate, true, version)).toMatchObject({
    status: 409,
    body: { data: { version: version + 1 } },
  });
  expect((await find(id)).role).toBeNull();
  expect((await decide(second, candidate, true)).status).toBe(200);
});

describe('nobody else controls access to the account of a current or prospective super admin', () => {
  const withEmail = ({ name, phone, role_id, is_active, version }: Admin) => ({
    body: { name, email: `${randomUUID()}@merchants.test`, phone, role_id, is_active, version },
  });
  const turnOn = (id: string) =>
    app.database.db.update(users).set({ second_factor_at: new Date().toISOString() }).where(eq(users.id, id));

  test('another super admin can change neither the email nor the second factor', async () => {
    const { id } = await find(second.userId);
    await app.database.db.update(users).set({ name: 'Super Kedua' }).where(eq(users.id, id));
    const before = await find(id);
    for (const endpoint of [adminApi.update, userApi.update])
      expect(await first.send(endpoint, { params: { id }, ...withEmail(before) })).toMatchObject({
        status: 422,
        body: { errors: { email: expect.stringContaining('hanya dapat diubah oleh pemiliknya') } },
      });
    await turnOn(id);
    expect(await first.send(adminApi.endSecondFactor, { params: { id } })).toMatchObject({
      status: 403,
      body: { data: { reason: 'super_admin' }, error: { code: 'admin.superAdminSecondFactor' } },
    });
    expect(await find(id)).toEqual({ ...before, has_second_factor: true });
    expect((await second.send(adminApi.update, { params: { id }, ...withEmail(before) })).status).toBe(200);
  });

  test('both can be changed once the request was withdrawn', async () => {
    const candidate = await account(superRole);
    const { id } = candidate;
    await turnOn(id);
    const change = () => first.send(adminApi.update, { params: { id }, ...withEmail(candidate) });
    const end = () => first.send(adminApi.endSecondFactor, { params: { id } });
    expect(await change()).toMatchObject({
      status: 422,
      body: { errors: { email: expect.stringContaining('Tarik') } },
    });
    expect(await end()).toMatchObject({ status: 403, body: { error: { code: 'admin.waitingSecondFactor' } } });
    expect((await decide(first, candidate, false)).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect((await change()).status).toBe(200);
  });
});
