import { randomUUID } from 'node:crypto';
import { bannerApi } from '../../../contract/banner';
import { roleApi } from '../../../contract/identity/role';
import { withImplied } from '../../../contract/rights/implied';
import { slugs } from '../../../contract/rights/permissions';
import { roles } from '../../../contract/rights/roles';
import { stableId } from '../../../server/store/stableId';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const idOf = (code: string) => stableId('role', code);
const fresh = (more: object = {}) => ({
  name: `Pengawas ${randomUUID().slice(0, 8)}`,
  slugs: ['can_read_banner', 'can_read_faq'],
  ...more,
});
const make = async (more: object = {}) =>
  (await (await app.as('superadmin')).call(roleApi.create, { body: fresh(more) })).body.data;

const shared = { app: () => app, as: 'superadmin', without: 'auditor' } as const;
fourQuestions('create', {
  ...shared,
  endpoint: roleApi.create,
  input: () => ({ body: fresh() }),
  bad: { field: 'name', change: { name: ' ' }, message: 'Nama peran harus diisi' },
});
fourQuestions('update', {
  ...shared,
  endpoint: roleApi.update,
  input: async () => {
    const { id, version } = await make();
    return { params: { id }, body: fresh({ version }) };
  },
  bad: { field: 'slugs', change: { slugs: ['can_fly'] }, message: "Hak 'can_fly' tidak ada di katalog" },
});
fourQuestions('delete', {
  ...shared,
  endpoint: roleApi.remove,
  input: async () => ({ params: { id: (await make()).id } }),
});

test('a lone surrogate is stored as the replacement character', async () => {
  const body = fresh();
  const { status, body: response } = await (await app.as('superadmin')).call(roleApi.create, {
    body: { ...body, name: `${body.name} \ud800`, description: '\udc00 tengah 😀' },
  });
  expect(status).toBe(201);
  expect(response.data).toMatchObject({ name: `${body.name} \ufffd`, description: '\ufffd tengah 😀' });
});

test('predefined roles hold every permission they imply', () => {
  for (const { code, slugs: own } of roles)
    expect({ code, slugs: [...withImplied(own)].sort() }).toEqual({ code, slugs: [...own].sort() });
});

test('implied permissions are added', async () => {
  const role = await make({ slugs: ['can_approve_banner', 'dashboard_view'] });
  expect([...role.slugs].sort()).toEqual(
    ['can_approve_banner', 'can_read_banner', 'can_read_dashboard', 'dashboard_view'].sort(),
  );
  expect(role.permissions.map(group => group.permission_group)).toEqual(['dashboard', 'banner']);
});

test('role names are unique regardless of case', async () => {
  const { name } = await make();
  const again = await (await app.as('superadmin')).call(roleApi.create, { body: fresh({ name: name.toUpperCase() }) });
  expect(again).toMatchObject({ status: 422, body: { errors: { name: 'Nama peran ini sudah dipakai' } } });
});

test('the menu lists every permission by group and marks those the caller may grant', async () => {
  const someone = await app.someoneWith(['can_read_role', 'can_read_banner']);
  const { list } = (await someone.call(roleApi.menu)).body.data;
  const all = list.flatMap(group => group.permissions);
  expect(all.map(one => one.permission_slug).sort()).toEqual([...slugs].sort());
  expect(all.filter(one => one.can_grant).map(one => one.permission_slug)).toEqual([
    'can_read_banner',
    'can_read_role',
  ]);
  expect(all.find(one => one.permission_slug === 'can_update_banner')?.implies).toBe('can_read_banner');
});

test('a change takes effect on the holder’s next request', async () => {
  const superadmin = await app.as('superadmin');
  const person = await app.someoneWith(['can_read_banner']);
  const { list } = (await superadmin.call(roleApi.list, { query: { limit: 100, sort: '-created_at' } })).body.data;
  const role = list.find(one => one.code.startsWith('t_') && one.permission_count === 1)!;
  expect((await person.call(bannerApi.list)).status).toBe(200);
  const body = { name: role.name, slugs: [] as string[], version: role.version };
  const { data } = (await superadmin.call(roleApi.update, { params: { id: role.id }, body })).body;
  expect((await person.call(bannerApi.list)).status).toBe(403);
  await superadmin.call(roleApi.update, {
    params: { id: role.id },
    body: { ...body, slugs: ['can_read_banner'], version: data.version },
  });
  expect((await person.call(bannerApi.list)).status).toBe(200);
});

test('the impact of a change lists its holders and the permissions gained and lost', async () => {
  const superadmin = await app.as('superadmin');
  const { body } = await superadmin.call(roleApi.impact, {
    params: { id: idOf('petugas_helpdesk_135') },
    body: { slugs: ['can_update_faq'] },
  });
  expect(body.data.holders.total).toBe(24);
  expect(body.data.holders.list).toHaveLength(20);
  expect(body.data.gained).toEqual([{ slug: 'can_update_faq', label: 'Mengubah pertanyaan bantuan merchant' }]);
  expect(body.data.lost.map(({ slug }) => slug)).toContain('can_create_order_135');
  expect(body.data.lost.map(({ slug }) => slug)).not.toContain('can_read_faq');
  const holders = await superadmin.call(roleApi.holders, { params: { id: idOf('petugas_helpdesk_135') } });
  expect(holders.body.data).toMatchObject({ total: 24, list: expect.arrayContaining([]) });
});

test('a role cannot be deleted while users hold it: 409 with the holders', async () => {
  const { status, body } = await (await app.as('superadmin')).call(roleApi.remove, {
    params: { id: idOf('keuangan') },
  });
  expect(status).toBe(409);
  expect(body.message).toMatch(/^Peran Keuangan masih dipegang .+, .+, .+, dan 3 orang lain\./);
  expect(body.data).toMatchObject({ holders: { total: 6 } });
});

test('nobody can change the super admin role or their own, or grant permissions they lack', async () => {
  const superadmin = await app.as('superadmin');
  const id = idOf('super_admin');
  const { version, name } = (await superadmin.call(roleApi.one, { params: { id } })).body.data;
  const other = await app.someoneWith([...slugs]);
  const body = { name, slugs: ['can_read_banner'], version };
  expect((await other.call(roleApi.update, { params: { id }, body })).status).toBe(409);
  expect((await other.call(roleApi.remove, { params: { id } })).status).toBe(409);

  const manager = await app.someoneWith(['can_read_role', 'can_create_role', 'can_update_role']);
  const list = (await superadmin.call(roleApi.list, { query: { limit: 100, sort: '-created_at' } })).body.data.list;
  const own = list.find(role => role.code.startsWith('t_') && role.permission_count === 3)!;
  const ownBody = { name: own.name, slugs: ['can_read_role'], version: own.version };
  const refused = await manager.call(roleApi.update, { params: { id: own.id }, body: ownBody });
  expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'own_role' } } });

  const create = await manager.call(roleApi.create, { body: fresh() });
  expect(create).toMatchObject({
    status: 403,
    body: { data: { reason: 'not_held', slugs: ['can_read_banner', 'can_read_faq'] } },
  });
  const made = await make();
  const update = { name: made.name, version: made.version };
  const widened = await manager.call(roleApi.update, {
    params: { id: made.id },
    body: { ...update, slugs: [...made.slugs, 'can_update_banner'] },
  });
  expect(widened.status).toBe(403);
  // taking away rights, and giving rights one holds, is allowed
  const narrowed = await manager.call(roleApi.update, {
    params: { id: made.id },
    body: { ...update, slugs: ['can_read_faq', 'can_read_role'] },
  });
  expect(narrowed.status).toBe(200);
});

test('a manager lacking a role’s permissions cannot widen its scope or drop its second factor', async () => {
  const manager = await app.someoneWith(['can_read_role', 'can_update_role', 'can_read_faq']);
  const made = await make({ area_scope: 'regional', requires_second_factor: true });
  const { id, name } = made;
  const held = { slugs: made.slugs, area_scope: 'regional', requires_second_factor: true };
  const change = (version: number, values: object) =>
    manager.send(roleApi.update, { params: { id }, body: { name, version, ...held, ...values } });
  const missing = made.slugs.filter(slug => slug !== 'can_read_faq');
  for (const values of [{ area_scope: 'national' }, { requires_second_factor: false }])
    expect(await change(made.version, values)).toMatchObject({
      status: 403,
      body: { data: { reason: 'not_held', slugs: missing }, error: { code: 'role.loosenedNotHeld' } },
    });
  // every right that it keeps is held
  const loosened = { slugs: ['can_read_faq'], area_scope: 'national', requires_second_factor: false };
  expect((await change(made.version, loosened)).status).toBe(200);
  expect((await change(made.version + 1, { slugs: ['can_read_faq'] })).status).toBe(200);
});

test('only a manager holding all its permissions can delete a role', async () => {
  const manager = await app.someoneWith(['can_read_role', 'can_delete_role', 'can_read_faq']);
  const [more, held] = [await make(), await make({ slugs: ['can_read_faq'] })];
  expect(await manager.call(roleApi.remove, { params: { id: more.id } })).toMatchObject({
    status: 403,
    body: { data: { reason: 'not_held', slugs: ['can_read_banner'] }, error: { code: 'role.removalNotHeld' } },
  });
  expect((await manager.call(roleApi.remove, { params: { id: held.id } })).status).toBe(200);
});
