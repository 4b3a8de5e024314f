import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { type Banner, bannerApi } from '../../../contract/banner';
import { historyApi } from '../../../contract/history';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from '../export/readCsv';

let app: TestApp;
let national: Client;
/** Bound to JBB, with every right over banners. */
let regional: Client;
/** One banner of JBB, one of Sulawesi, and one for the whole country. */
let own: Banner;
let other: Banner;
let nationwide: Banner;

async function someoneOf(region: RegionCode | null) {
  const person = await app.someoneWith([
    'can_read_banner',
    'can_create_banner',
    'can_update_banner',
    'can_delete_banner',
  ]);
  const { db } = app.database;
  const [account] = await db
    .update(users)
    .set({ region_code: region })
    .where(eq(users.id, person.userId))
    .returning({ role_id: users.role_id });
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  return person;
}

const fields = (title: string, region_code: RegionCode | null) => ({
  title,
  region_code,
  image_url: own?.image_url,
  link: null,
  starts_at: '2026-08-01T00:00:00.000Z',
  ends_at: '2026-08-31T00:00:00.000Z',
});
const read = (who: Client, id: string) => who.send(bannerApi.one, { params: { id } });
const history = (who: Client, id: string) => who.send(historyApi.list, { params: { entity: 'banner', id } });
const change = (who: Client, { id, version }: Banner, more: object) =>
  who.send(bannerApi.update, { params: { id }, body: { ...fields('Diubah', 'jbb'), version, ...more } });
const remove = (who: Client, id: string) => who.send(bannerApi.remove, { params: { id } });

beforeAll(async () => {
  app = await startApp();
  national = await app.as('superadmin');
  regional = await someoneOf('jbb');
  [own] = (await national.call(bannerApi.list, { query: { limit: 1 } })).body.data.list as [Banner];
  const add = async (title: string, region: RegionCode | null) =>
    (await national.call(bannerApi.create, { body: fields(title, region) })).body.data;
  [own, other, nationwide] = await Promise.all([
    add('Promo wilayah sendiri', 'jbb'),
    add('Promo wilayah lain', 'sulawesi'),
    add('Promo nasional', null),
  ]);
});
afterAll(() => app?.close());

test('the list and its download contain and count only banners of the user’s region and nationwide ones', async () => {
  const list = async (who: Client, query: object = {}) =>
    (await who.call(bannerApi.list, { query: { limit: 100, sort: 'title', ...query } })).body.data;
  const seen = await list(regional);
  const all = await list(national);
  const theirs = all.list.filter(({ region_code }) => region_code === null || region_code === 'jbb');
  expect(seen.list.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
  expect(seen.total).toBe(theirs.length);
  expect(theirs.length).toBeLessThan(all.total);
  expect(await list(regional, { page: 9 })).toMatchObject({ list: [], total: theirs.length });
  expect((await list(regional, { search: 'Promo wilayah' })).list.map(({ title }) => title)).toEqual([own.title]);
  expect((await list(regional, { region_code: ['sulawesi'] })).total).toBe(0);
  expect((await list(regional, { region_code: ['sulawesi', 'jbb'], search: 'Promo' })).total).toBeGreaterThan(0);

  const query = { format: 'csv', columns: 'title', sort: 'title' };
  const file = await regional.call(bannerApi.export, { query });
  const [, ...rows] = readCsv(file.raw.toString().slice(1));
  expect(rows.map(([title]) => title)).toEqual(theirs.map(({ title }) => title));
  expect(file.headers['x-total-rows']).toBe(String(theirs.length));
});

test('own and nationwide banners can be read with their history, another region’s is 404', async () => {
  for (const { id } of [own, nationwide]) {
    expect((await read(regional, id)).body.data).toMatchObject({ id });
    expect((await history(regional, id)).body.data).toMatchObject({ list: [{ action: 'create' }], total: 1 });
  }
  for (const ask of [read, history]) {
    expect((await ask(regional, other.id)).status).toBe(404);
    expect((await ask(national, other.id)).status).toBe(200);
  }
});

test('creates only in the user’s region: another region or the whole country is 422 on region_code', async () => {
  const add = (region: RegionCode | null) =>
    regional.send(bannerApi.create, { body: fields('Promo baru', region), headers: {} });
  expect(await add('jbb')).toMatchObject({ status: 201, body: { data: { region_code: 'jbb' } } });
  for (const region of ['sulawesi', null] as const)
    expect(await add(region)).toMatchObject({
      status: 422,
      body: { errors: { region_code: 'Anda hanya dapat memilih wilayah Anda: JBB' } },
    });
});

test('updates and deletes own banners, not nationwide ones (403 with a message) or another region’s (404)', async () => {
  expect(await change(regional, other, {})).toMatchObject({ status: 404 });
  expect(await remove(regional, other.id)).toMatchObject({ status: 404 });
  const message = 'Data ini berlaku nasional. Anda hanya dapat mengubah dan menghapus data wilayah Anda.';
  // whatever version is sent: no version of it is theirs
  expect(await change(regional, { ...nationwide, version: 99 }, {})).toMatchObject({ status: 403, body: { message } });
  expect(await remove(regional, nationwide.id)).toMatchObject({ status: 403, body: { message } });
  for (const region_code of ['sulawesi', null])
    expect(await change(regional, own, { region_code })).toMatchObject({
      status: 422,
      body: { errors: { region_code: expect.any(String) } },
    });
  for (const { id, title, version } of [own, other, nationwide])
    expect((await read(national, id)).body.data).toMatchObject({ title, version });

  expect(await change(regional, own, { title: 'Promo kami' })).toMatchObject({ status: 200 });
  expect(await change(regional, own, {})).toMatchObject({ status: 409 });
  expect((await remove(regional, own.id)).status).toBe(200);
  expect((await history(regional, own.id)).body.data).toMatchObject({ total: 3 });
  expect((await remove(national, other.id)).status).toBe(200);
  expect((await history(regional, other.id)).status).toBe(404);
});

test('a regional role without a region sees only nationwide banners and cannot create any', async () => {
  const nobody = await someoneOf(null);
  const { list } = (await nobody.call(bannerApi.list, { query: { limit: 100 } })).body.data;
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ region_code }) => region_code !== null)).toEqual([]);
  const { status, body } = await nobody.send(bannerApi.create, { body: fields('Tanpa wilayah', 'jbb') });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { region_code: 'Akun Anda belum memiliki wilayah. Mintalah kepada pengelola akses' },
  });
});
