import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { historyApi } from '../../../contract/history';
import { adminApi } from '../../../contract/identity/admin';
import { permissionApi } from '../../../contract/identity/permission';
import { profileApi } from '../../../contract/identity/profile';
import { roleApi } from '../../../contract/identity/role';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { SUPER_ADMIN } from '../../../contract/rights/superAdmin';
import { role_requests, users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { stableId } from '../../../server/store/stableId';
import { type Client, clientOf } from '../../support/client';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const regionsOf = async (client: Awaited<ReturnType<TestApp['as']>>) =>
  (await client.call(profileApi.get)).body.data.regions;

/** Creates someone who manages accounts and roles in one region, or whose regional role has no region yet. */
async function regionalManager(region: RegionCode | null) {
  const manager = await app.someoneWith([
    'can_read_list_user',
    'can_create_list_user',
    'can_update_list_user',
    'can_delete_list_user',
    'can_read_role',
    'can_create_role',
    'can_update_role',
    'can_delete_role',
  ]);
  const { db } = app.database;
  const [account] = await db.select().from(users).where(eq(users.id, manager.userId));
  const role_id = account!.role_id!;
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, role_id));
  await db.update(users).set({ region_code: region }).where(eq(users.id, manager.userId));
  return { ...manager, role_id };
}
const newAccount = (more: object) => ({ name: 'Rekan Baru', email: `${randomUUID()}@merchants.test`, ...more });

test('a session’s regions are the account’s for a regional role, the country for a national one, else none', async () => {
  expect(await regionsOf(await app.as('marketing'))).toEqual(['jatimbalinus']);
  expect(await regionsOf(await app.as('superadmin'))).toBeNull();
  expect(await regionsOf(await app.as('tamu'))).toEqual([]);
  const manager = await regionalManager('jbb');
  expect(await regionsOf(manager)).toEqual(['jbb']);
  await app.database.db.update(users).set({ region_code: null }).where(eq(users.id, manager.userId));
  expect(await regionsOf(manager)).toEqual([]);
});

test('seeing as a regional role keeps the user’s own regions', async () => {
  const before = await app.signIn('superadmin@merchants.test');
  const role_id = stableId('role', 'marketing_regional');
  const { body } = await before.call(seeAsApi.begin, { body: { role_id } });
  expect(await regionsOf(clientOf(app.app, body.data.token))).toBeNull();
});

test('a regional manager can create, change and delete only accounts of their region', async () => {
  const manager = await regionalManager('jbb');
  const { role_id } = manager;
  const create = (body: object) => manager.send(adminApi.create, { body });
  const made = await manager.call(adminApi.create, { body: newAccount({ role_id, region_code: 'jbb' }) });
  expect(made.status).toBe(201);
  const elsewhere = await create(newAccount({ role_id, region_code: 'sulawesi' }));
  expect(elsewhere).toMatchObject({ status: 403, body: { data: { reason: 'other_region' } } });
  const national = await app.someoneWith([]);
  const [{ role_id: nationalRole }] = (await app.database.db
    .select({ role_id: users.role_id })
    .from(users)
    .where(eq(users.id, national.userId))) as [{ role_id: string }];
  expect((await create(newAccount({ role_id: nationalRole }))).status).toBe(403);

  const { id, name, email, version } = made.body.data;
  const moved = { name, email, version, role_id, region_code: 'sulawesi' };
  expect((await manager.send(adminApi.update, { params: { id }, body: moved })).status).toBe(403);
  const superadmin = await app.as('superadmin');
  expect((await superadmin.send(adminApi.update, { params: { id }, body: moved })).status).toBe(200);
  const back = { ...moved, version: version + 1, region_code: 'jbb' };
  expect((await manager.send(adminApi.update, { params: { id }, body: back })).status).toBe(403);
  expect((await manager.call(adminApi.remove, { params: { id } })).status).toBe(403);
  for (const target of [national.userId, id])
    expect((await manager.call(adminApi.endSessions, { params: { id: target } })).status).toBe(403);
  expect((await superadmin.send(adminApi.update, { params: { id }, body: back })).status).toBe(200);
  expect((await manager.call(adminApi.remove, { params: { id } })).status).toBe(200);
});

test('nobody can move themselves to another region', async () => {
  const { userId: id, role_id, ...manager } = await regionalManager('jbb');
  const { name, email, version } = (await manager.call(adminApi.one, { params: { id } })).body.data;
  const body = { name: name.replace(/[^\p{L} ]/gu, ''), email, version, role_id, region_code: 'kalimantan' };
  const { status, body: response } = await manager.send(adminApi.update, { params: { id }, body });
  expect({ status, data: response.data }).toEqual({ status: 403, data: { reason: 'own_region' } });
});

test('a regional manager can neither create roles nor assign national ones', async () => {
  const manager = await regionalManager('jbb');
  const body = { name: `Peran ${randomUUID().slice(0, 8)}`, slugs: ['can_read_list_user'] };
  const { status, body: response } = await manager.send(roleApi.create, { body });
  expect({ status, data: response.data }).toEqual({ status: 403, data: { reason: 'other_region' } });
  const { list } = (await manager.call(adminApi.roles)).body.data;
  expect(list.filter(role => role.can_assign && role.area_scope === 'national')).toEqual([]);
  expect(list.find(role => role.id === manager.role_id)?.can_assign).toBe(true);
});

test('a regional manager can neither change the permission catalogue nor delete roles', async () => {
  const manager = await regionalManager('jbb');
  const superadmin = await app.as('superadmin');
  const right = {
    name: `can_read_x_${randomUUID().slice(0, 8)}`,
    label: 'Melihat sesuatu',
    group_code: 'banner' as const,
  };
  const { id, version } = (await superadmin.call(permissionApi.create, { body: right })).body.data;
  const role = {
    name: `Peran ${randomUUID().slice(0, 8)}`,
    slugs: ['can_read_list_user'],
    area_scope: 'regional' as const,
  };
  const made = (await superadmin.call(roleApi.create, { body: role })).body.data;
  const answers = [
    await manager.send(permissionApi.create, { body: { ...right, name: `${right.name}_2` } }),
    await manager.send(permissionApi.update, { params: { id }, body: { ...right, label: 'Lain', version } }),
    await manager.send(permissionApi.remove, { params: { id } }),
    await manager.send(roleApi.remove, { params: { id: made.id } }),
  ];
  for (const { status, body } of answers)
    expect({ status, data: body.data }).toEqual({ status: 403, data: { reason: 'other_region' } });
});

test('a regional manager cannot create or change an account without a role', async () => {
  const manager = await regionalManager('jbb');
  const guest = stableId('account', 'tamu');
  const { name, email, version } = (await manager.call(adminApi.one, { params: { id: guest } })).body.data;
  const answers = [
    await manager.send(adminApi.create, { body: newAccount({ role_id: null }) }),
    await manager.send(adminApi.update, {
      params: { id: guest },
      body: { name, email, version, role_id: manager.role_id, region_code: 'jbb', is_active: true },
    }),
    await manager.send(adminApi.setActive, { params: { id: guest }, body: { is_active: false, version } }),
    await manager.send(adminApi.remove, { params: { id: guest } }),
  ];
  for (const { status, body } of answers)
    expect({ status, data: body.data }).toEqual({ status: 403, data: { reason: 'other_region' } });
  // in their own region they may take the role away, and may always change their own name
  const more = { role_id: manager.role_id, region_code: 'jbb' };
  const made = (await manager.call(adminApi.create, { body: newAccount(more) })).body.data;
  const bare = { name: made.name, email: made.email, version: made.version, role_id: null };
  expect((await manager.send(adminApi.update, { params: { id: made.id }, body: bare })).status).toBe(200);
  const nowhere = await regionalManager(null);
  const own = (await nowhere.call(adminApi.one, { params: { id: nowhere.userId } })).body.data;
  const renamed = { name: 'Nama Baru', email: own.email, version: own.version, role_id: null };
  expect(await nowhere.send(adminApi.update, { params: { id: own.id }, body: renamed })).toMatchObject({
    status: 403,
    body: { data: { reason: 'own_role' } },
  });
});

test('sessions and history of an account are read by those who could change it', async () => {
  const manager = await regionalManager('jbb');
  const superadmin = await app.as('superadmin');
  const near = await regionalManager('jbb');
  const far = await regionalManager('sulawesi');
  const national = await app.someoneWith([]);
  const withoutRole = (await superadmin.call(adminApi.create, { body: newAccount({}) })).body.data.id;
  const stronger = await someoneOfRegion(app, ['can_read_list_user', 'can_read_banner'], 'jbb');
  const reads = async (who: Client, id: string) => {
    const answers = [
      await who.send(adminApi.sessions, { params: { id } }),
      await who.send(historyApi.list, { params: { entity: 'account', id } }),
    ];
    return answers.map(({ status, body }) => (body.data as { reason?: string } | null)?.reason ?? status);
  };
  for (const id of [manager.userId, near.userId]) expect(await reads(manager, id)).toEqual([200, 200]);
  for (const id of [far.userId, national.userId, withoutRole])
    expect(await reads(manager, id)).toEqual(['other_region', 'other_region']);
  expect(await reads(manager, stronger.userId)).toEqual(['more_rights', 'more_rights']);
  expect(await reads(manager, randomUUID())).toEqual([404, 404]);
  // with rights in the whole country: everybody's but super admins', also of those who wait for the role
  const reader = await app.someoneWith(['can_read_list_user']);
  for (const { userId } of [manager, far, stronger, reader]) expect(await reads(reader, userId)).toEqual([200, 200]);
  const boss = (await superadmin.call(profileApi.get)).body.data.id;
  for (const who of [manager, reader]) expect(await reads(who, boss)).toEqual(['more_rights', 'more_rights']);
  await app.database.db.insert(role_requests).values({
    ...{ user_id: near.userId, role_id: stableId('role', SUPER_ADMIN), requested_by: boss },
  });
  for (const who of [manager, reader]) expect(await reads(who, near.userId)).toEqual(['more_rights', 'more_rights']);
  for (const id of [boss, near.userId, far.userId]) expect(await reads(superadmin, id)).toEqual([200, 200]);
});
