import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { SHARE_VIEWS, savedViewApi } from '../../../contract/savedView';
import { audit_log } from '../../../server/audit/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const view = (change: object = {}) => ({
  resource: 'banner',
  name: `Tampilan ${randomUUID().slice(0, 8)}`,
  query: 'filter=%7B%22status%22%3A%5B%22live%22%5D%7D&sort=-position',
  is_shared: false,
  ...change,
});
const create = async (person: Client, change: object = {}) =>
  (await person.call(savedViewApi.create, { body: view(change) })).body.data;
const namesFor = async (person: Client, resource = 'banner') =>
  (await person.call(savedViewApi.list, { query: { resource } })).body.data.list.map(one => one.name);

fourQuestions('keeping a view', {
  app: () => app,
  as: 'marketing',
  endpoint: savedViewApi.create,
  input: () => ({ body: view() }),
  bad: { field: 'name', change: { name: '  ' }, message: 'Nama tampilan harus diisi' },
});

fourQuestions('changing a view', {
  app: () => app,
  as: 'marketing',
  endpoint: savedViewApi.update,
  input: async () => {
    const { id, version, name } = await create(await app.as('marketing'));
    return { params: { id }, body: view({ name, version, query: 'sort=title' }) };
  },
  bad: { field: 'query', change: { query: 'x'.repeat(4_001) } },
});

fourQuestions('deleting a view', {
  app: () => app,
  as: 'marketing',
  endpoint: savedViewApi.remove,
  input: async () => ({ params: { id: (await create(await app.as('marketing'))).id } }),
});

test('a list has the user’s own views by name, then those others share', async () => {
  const [mine, other] = [await app.someoneWith([]), await app.someoneWith([SHARE_VIEWS])];
  for (const name of ['b saya', 'Ämbang', 'a saya']) await create(mine, { name, resource: 'voucher' });
  await create(mine, { name: 'lain daftar', resource: 'merchant' });
  await create(other, { name: 'rahasia', resource: 'voucher' });
  await create(other, { name: 'Untuk semua', resource: 'voucher', is_shared: true });
  expect(await namesFor(mine, 'voucher')).toEqual(['a saya', 'Ämbang', 'b saya', 'Untuk semua']);
  const shared = (await mine.call(savedViewApi.list, { query: { resource: 'voucher' } })).body.data.list.at(-1)!;
  expect(shared).toMatchObject({ is_own: false, owner: { id: other.userId } });
});

test('sharing requires permission, on create and on update', async () => {
  const person = await app.someoneWith([]);
  const refused = await person.send(savedViewApi.create, { body: view({ is_shared: true }) });
  expect(refused.status).toBe(403);
  const { id, version } = await create(person);
  const change = () => person.send(savedViewApi.update, { params: { id }, body: view({ is_shared: true, version }) });
  expect((await change()).status).toBe(403);
  await person.grant([SHARE_VIEWS]);
  expect((await change()).status).toBe(200);
});

test('another user’s private view is 404; a shared one cannot be changed', async () => {
  const [owner, other] = [await app.someoneWith([SHARE_VIEWS]), await app.someoneWith([SHARE_VIEWS])];
  const hidden = await create(owner);
  const shared = await create(owner, { is_shared: true });
  for (const [one, status] of [
    [hidden, 404],
    [shared, 403],
  ] as const) {
    const params = { id: one.id };
    const body = view({ name: 'Diambil', version: one.version });
    expect((await other.send(savedViewApi.update, { params, body })).status).toBe(status);
    expect((await other.send(savedViewApi.remove, { params })).status).toBe(status);
  }
  expect(await namesFor(other)).not.toContain(hidden.name);
  expect(await namesFor(owner)).toEqual(expect.arrayContaining([hidden.name, shared.name]));
});

test('a name is unique per list and user regardless of case: 422 on the field', async () => {
  const person = await app.someoneWith([]);
  const { name } = await create(person);
  const { status, body } = await person.send(savedViewApi.create, { body: view({ name: name.toUpperCase() }) });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { name: 'Nama tampilan ini sudah Anda pakai' },
  });
  await create(person, { name, resource: 'voucher' });
  await create(await app.someoneWith([]), { name });
});

test('each write is logged', async () => {
  const person = await app.someoneWith([]);
  const { id, version } = await create(person);
  await person.call(savedViewApi.update, { params: { id }, body: { ...view({ name: 'Baru' }), version } });
  await person.call(savedViewApi.remove, { params: { id } });
  const rows = await app.database.db
    .select({ action: audit_log.action, actor_id: audit_log.actor_id })
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'saved_view'), eq(audit_log.entity_id, id)))
    .orderBy(audit_log.id);
  expect(rows).toEqual(['create', 'update', 'delete'].map(action => ({ action, actor_id: person.userId })));
});
