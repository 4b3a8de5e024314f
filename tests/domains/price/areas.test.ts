import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { areaApi } from '../../../contract/area/areaApi';
import { priceApi } from '../../../contract/price/priceApi';
import { villages } from '../../../server/domains/area/table';
import { prices } from '../../../server/domains/price/table';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let auditor: Client;
let harga: Client;
/** In Kabupaten Sleman, DI Yogyakarta. */
let district: { id: string; name: string };
let village: { id: string; name: string };

const BRIGHT_GAS = stableId('product', 'LPG-BG5');
const SUBSIDISED = stableId('product', 'LPG-003');

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
  auditor = await app.as('auditor');
  district = (await auditor.call(areaApi.districtsOf, { params: { id: '34.04' } })).body.data.list[2]!;
  village = (await auditor.call(areaApi.villagesOf, { params: { id: district.id } })).body.data.list[1]!;
  await app.database.db.insert(prices).values({
    product_id: BRIGHT_GAS,
    province_code: '34',
    regency_code: '34.04',
    amount: 93_000,
    valid_from: new Date(Date.now() - 60_000).toISOString(),
  });
});
afterAll(() => app?.close());

const grid = async (query: object) =>
  (await auditor.call(priceApi.grid, { query: { category: 'lpg', ...query } })).body.data.list;
const amountOf = (area: Awaited<ReturnType<typeof grid>>[number], product: string) => {
  const { amount, source, source_area } = area.prices.find(({ product_id }) => product_id === product)!;
  return [amount, source, source_area];
};
const listed = async (query: object) =>
  (await auditor.call(priceApi.ofCategory, { params: { category: 'lpg' }, query: { limit: 100, ...query } })).body.data
    .list;

test.each(['district', 'village'] as const)(
  'the table shows the prices in force in a %s: the most specific area wins',
  async level => {
    const { id, name } = level === 'district' ? district : village;
    const areas = await grid({ region: 'jbt', province: '34', regency: '34.04', district: district.id, [level]: id });
    expect(areas).toMatchObject([
      { id, level, province_code: '34', regency_code: '34.04', regencies: 0, own_regencies: 0 },
    ]);
    expect(areas[0]!.name).toContain(name);
    expect(amountOf(areas[0]!, BRIGHT_GAS)).toEqual([93_000, 'regency', 'Kabupaten Sleman']);
    expect(amountOf(areas[0]!, SUBSIDISED)).toEqual([18_000, 'province', 'DI Yogyakarta']);
    // area levels narrow each other
    expect(await grid({ province: '51', [level]: id })).toEqual([]);
  },
);

test('the table shows several districts at once, and can be searched among them', async () => {
  const all = (await auditor.call(areaApi.districtsOf, { params: { id: '34.04' } })).body.data.list;
  const codes = all.map(({ id }) => id);
  expect((await grid({ district: codes, limit: 100 })).map(({ id }) => id)).toEqual(codes.toSorted());
  expect((await grid({ district: codes, search: district.name })).map(({ id }) => id)).toContain(district.id);
});

test('the list has the prices in force in the chosen area, its own and inherited ones', async () => {
  for (const query of [
    { village: village.id },
    { district: district.id },
    { regency: '34.04' },
    { search: 'sleman' },
  ]) {
    const list = await listed(query);
    expect(list.find(({ product_id }) => product_id === BRIGHT_GAS)).toMatchObject({
      amount: 93_000,
      area: 'Kabupaten Sleman',
    });
    expect(list.find(({ product_id }) => product_id === SUBSIDISED)).toMatchObject({
      amount: 18_000,
      area: 'DI Yogyakarta',
    });
    // one price for each product
    expect(new Set(list.map(({ product_id }) => product_id)).size).toBe(list.length);
  }
  const province = await listed({ province: '34', product: BRIGHT_GAS });
  expect(province.map(({ area }) => area)).toEqual(['DI Yogyakarta', 'Kabupaten Sleman']);
  // only prices set there count as upcoming
  expect(await listed({ village: village.id, status: 'upcoming' })).toEqual([]);
});

test('Excel and PDF follow the table’s search and filters', async () => {
  const params = { category: 'lpg' };
  const excel = await harga.send(priceApi.export, { params, query: { search: 'sleman', format: 'xlsx' } });
  const [sheet] = (await readXlsx(excel.raw)).sheets;
  const [headings, ...rows] = sheet!.rows;
  const column = (name: string) => headings!.indexOf(name);
  expect(rows.map(row => [row[column('Area')], row[column('Harga')]])).toContainEqual(['Kabupaten Sleman', 93_000]);
  expect(new Set(rows.map(row => row[column('Area')])).has('Bali')).toBe(false);

  const pages = async (query: object) => {
    const { status, raw } = await harga.send(priceApi.pdf, { params, query: query as never });
    expect(status).toBe(200);
    return raw.length;
  };
  const whole = await pages({});
  for (const query of [{ search: 'sleman' }, { regency: '34.04' }, { district: district.id }, { village: village.id }])
    expect(await pages(query)).toBeLessThan(whole);
});

test('a regional user is not shown areas of other regions', async () => {
  const bound = await app.someoneWith(['can_read_atur_harga_lpg']);
  await app.database.db.execute(
    sql`update roles set area_scope = 'regional' where id = (select role_id from users where id = ${bound.userId})`,
  );
  await app.database.db.execute(sql`update users set region_code = 'sulawesi' where id = ${bound.userId}`);
  const { body } = await bound.call(priceApi.grid, { query: { category: 'lpg', village: village.id } });
  expect(body.data.list).toEqual([]);
  const list = await bound.call(priceApi.ofCategory, { params: { category: 'lpg' }, query: { village: village.id } });
  expect(list.body.data.list.every(({ province_code }) => province_code === null)).toBe(true);
});

test('any village can be requested, many at once', async () => {
  const { db } = app.database;
  const some = await db.select({ code: villages.code }).from(villages).orderBy(sql`md5(${villages.code})`).limit(50);
  const codes = some.map(({ code }) => code);
  const areas = await grid({ village: codes, limit: 100 });
  expect(areas.map(({ id }) => id).toSorted()).toEqual(codes.toSorted());
});
