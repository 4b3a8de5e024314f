import { randomUUID } from 'node:crypto';
import { bannerApi } from '../../../contract/banner';
import { historyApi } from '../../../contract/history';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const historyOf = async (person: Client, id: string, query: object = {}) =>
  (await person.call(historyApi.list, { params: { entity: 'banner', id }, query: { ...query } })).body.data;

/** Creates, renames and deletes a banner. */
async function aLife() {
  const person = await app.as('marketing');
  const superadmin = await app.as('superadmin');
  const [one] = (await superadmin.call(bannerApi.list, { query: { limit: 1 } })).body.data.list;
  const { id: _id, status: _s, version: _v, created_at: _c, updated_at: _u, ...fields } = one!;
  const made = (
    await person.call(bannerApi.create, { body: { ...fields, region_code: 'jatimbalinus', title: 'Promo Lama' } })
  ).body.data;
  const { id, version } = made;
  await superadmin.call(bannerApi.update, {
    params: { id },
    body: { ...fields, region_code: 'jatimbalinus', title: 'Promo Baru', position: made.position + 1, version },
  });
  return { id, position: made.position, remove: () => superadmin.call(bannerApi.remove, { params: { id } }) };
}

test('shows who changed which values, newest first, also after deletion', async () => {
  const { id, position, remove } = await aLife();
  const auditor = await app.as('auditor');
  const { list, total } = await historyOf(auditor, id);
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({
    action: 'update',
    label: 'Promo Baru',
    actor: { name: 'Ratna Puspitasari' },
    changes: [
      { field: 'title', before: 'Promo Lama', after: 'Promo Baru' },
      { field: 'position', before: position, after: position + 1 },
    ],
  });
  expect(list[1]).toMatchObject({ action: 'create', actor: { name: 'Ni Made Ayu Lestari' } });
  expect(list[1]!.changes).toContainEqual({ field: 'title', before: null, after: 'Promo Lama' });
  expect(list[1]!.changes.map(change => change.field)).not.toContain('id');
  await remove();
  expect((await historyOf(auditor, id)).list.map(one => one.action)).toEqual(['delete', 'update', 'create']);
  const second = await historyOf(auditor, id, { page: 2, limit: 2 });
  expect(second).toMatchObject({ list: [{ action: 'create' }], meta: { page: 2, total_page: 2 }, total: 3 });
});

test('is empty for a record without history', async () => {
  expect(await historyOf(await app.as('auditor'), randomUUID())).toMatchObject({ list: [], total: 0 });
});

test('requires permission to read the record (401, 403); an entity without history is 404', async () => {
  const params = { entity: 'banner', id: randomUUID() };
  expect((await app.anonymous.send(historyApi.list, { params })).status).toBe(401);
  const person = await app.someoneWith(['can_create_banner']);
  expect((await person.send(historyApi.list, { params })).status).toBe(403);
  await person.grant(['can_read_banner']);
  expect((await person.send(historyApi.list, { params })).status).toBe(200);
  // an account's history requires the right to read accounts, which this person lacks
  expect((await person.send(historyApi.list, { params: { ...params, entity: 'account' } })).status).toBe(403);
  for (const entity of ['file', 'session', 'constructor', '__proto__', 'toString'])
    expect((await person.send(historyApi.list, { params: { ...params, entity } })).status).toBe(404);
});
