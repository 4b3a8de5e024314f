import { randomUUID } from 'node:crypto';
import { permissionApi } from '../../../contract/identity/permission';
import { profileApi } from '../../../contract/identity/profile';
import { roleApi } from '../../../contract/identity/role';
import { slugs } from '../../../contract/rights/permissions';
import { stableId } from '../../../server/store/stableId';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const fresh = (more: object = {}) => ({
  name: `can_read_gudang_${randomUUID().slice(0, 8)}`,
  label: 'Melihat gudang',
  group_code: 'manage_merchant' as const,
  ...more,
});
const make = async () => (await (await app.as('superadmin')).call(permissionApi.create, { body: fresh() })).body.data;

const shared = { app: () => app, as: 'superadmin', without: 'auditor' } as const;
fourQuestions('create', {
  ...shared,
  endpoint: permissionApi.create,
  input: () => ({ body: fresh() }),
  bad: { field: 'name', change: { name: 'Bukan Kode' }, message: 'Kode hak tidak sah' },
});
fourQuestions('update', {
  ...shared,
  endpoint: permissionApi.update,
  input: async () => {
    const { id, version } = await make();
    return { params: { id }, body: fresh({ version }) };
  },
});
fourQuestions('delete', {
  ...shared,
  endpoint: permissionApi.remove,
  input: async () => ({ params: { id: (await make()).id } }),
});

test('a permission used by the code can be relabelled, but not deleted or renamed', async () => {
  const superadmin = await app.as('superadmin');
  const id = stableId('permission', 'can_read_banner');
  const { name, label, group_code, version } = (await superadmin.call(permissionApi.one, { params: { id } })).body.data;
  expect((await superadmin.call(permissionApi.remove, { params: { id } })).status).toBe(409);
  const renamed = { name: 'can_read_spanduk', label, group_code, version };
  expect((await superadmin.call(permissionApi.update, { params: { id }, body: renamed })).status).toBe(409);
  const relabelled = { name, label: 'Melihat daftar banner', group_code, version };
  const { status, body } = await superadmin.call(permissionApi.update, { params: { id }, body: relabelled });
  expect({ status, label: body.data.label }).toEqual({ status: 200, label: 'Melihat daftar banner' });
});

test('super admins hold a new permission at once, may grant it, and lose it once renamed or deleted', async () => {
  const superadmin = await app.as('superadmin');
  const right = await make();
  const held = async () => (await superadmin.call(profileApi.permissions)).body.data.slugs;
  expect(await held()).toContain(right.name);
  const role = await superadmin.call(roleApi.create, { body: { name: `Gudang ${randomUUID()}`, slugs: [right.name] } });
  expect(role.status).toBe(201);
  const body = { ...fresh(), version: right.version };
  const renamed = (await superadmin.call(permissionApi.update, { params: { id: right.id }, body })).body.data;
  expect(renamed.role_count).toBe(2);
  expect(await held()).toContain(renamed.name);
  expect(await held()).not.toContain(right.name);
  await superadmin.call(permissionApi.remove, { params: { id: right.id } });
  expect(await held()).not.toContain(renamed.name);
  const after = (await superadmin.call(roleApi.one, { params: { id: role.body.data.id } })).body.data;
  expect(after.slugs).toEqual([]);
});

test('a duplicate slug is 422', async () => {
  const { name } = await make();
  const { status, body } = await (await app.as('superadmin')).call(permissionApi.create, { body: fresh({ name }) });
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { name: 'Kode hak ini sudah ada' } });
});

test('the global list has every permission, the other only the caller’s own', async () => {
  const guest = await app.as('tamu');
  const { data } = (await guest.call(permissionApi.all)).body;
  for (const slug of slugs) expect(data.slugs).toContain(slug);
  expect((await guest.call(permissionApi.own)).body.data).toEqual({ slugs: [], groups: [] });
  const helpdesk = await app.as('helpdesk');
  const own = (await helpdesk.call(permissionApi.own)).body.data;
  expect(own).toEqual((await helpdesk.call(profileApi.userPermission)).body.data);
});
