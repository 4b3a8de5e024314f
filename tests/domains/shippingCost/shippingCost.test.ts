import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { historyApi } from '../../../contract/history';
import type { ShippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { audit_log } from '../../../server/audit/table';
import { provinces, regencies } from '../../../server/domains/area/table';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { merchants } from '../../../server/domains/merchant/table';
import { orders } from '../../../server/domains/order/table';
import { shipping_costs } from '../../../server/domains/shippingCost/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from '../export/readCsv';

let app: TestApp;
let prices: Client;
/** Regencies of Sulawesi and elsewhere that have no tariff yet: each question uses its own. */
let free: { province_code: string; regency_code: string }[];

beforeAll(async () => {
  app = await startApp();
  prices = await app.as('harga');
  const { rows } = await app.database.db.execute<{ province_code: string; regency_code: string }>(sql`
    select r.province_code, r.code as regency_code from ${regencies} r
    where not exists (select 1 from ${shipping_costs} s where s.regency_code = r.code) order by r.code desc`);
  free = rows;
});
afterAll(() => app?.close());

const fresh = (more: object = {}) => ({
  ...free.pop()!,
  base_fee: 10_000,
  included_km: 1,
  fee_per_km: 2_000,
  max_km: 15,
  free_from: null,
  is_active: true,
  ...more,
});
const add = (body: object) => prices.send(shippingCostApi.create, { body });
const make = async (more: object = {}) => (await add(fresh(more))).body.data as ShippingCost;
const list = async (query: Record<string, unknown>, who = prices) =>
  (await who.call(shippingCostApi.list, { query })).body.data;

const ask = async (query: Record<string, unknown>, who = 'helpdesk' as 'helpdesk' | 'tamu') =>
  (await app.as(who)).send(shippingCostApi.ofOrder, { query });

// first, before a test has added a tariff
test('the calculated shipping cost matches the demo orders', async () => {
  const some = await app.database.db.select().from(orders).orderBy(asc(orders.id)).limit(40);
  for (const { merchant_id, latitude, longitude, distance_m, shipping_cost } of some) {
    const { body } = await ask({ merchant_id, latitude, longitude });
    expect(body.data).toMatchObject({ distance_m, shipping_cost });
  }
});

const shared = { app: () => app, as: 'harga', without: 'auditor' } as const;
fourQuestions('adding a tariff', {
  ...shared,
  endpoint: shippingCostApi.create,
  input: () => ({ body: fresh() }),
  bad: { field: 'base_fee', change: { base_fee: 'murah' }, message: 'Tarif dasar harus angka' },
});
fourQuestions('changing a tariff', {
  ...shared,
  endpoint: shippingCostApi.update,
  input: async () => {
    const { id, version, province_code, regency_code } = await make();
    return { params: { id }, body: fresh({ province_code, regency_code, version }) };
  },
  bad: { field: 'max_km', change: { max_km: 0 }, message: 'Jarak terjauh (km) minimal 1' },
});
fourQuestions('deleting a tariff', {
  ...shared,
  endpoint: shippingCostApi.remove,
  input: async () => ({ params: { id: (await make()).id } }),
});

describe('the area', () => {
  test('gives the tariff its name and region, and the addition is logged', async () => {
    const tariff = await make();
    const [regency] = await app.database.db.select().from(regencies).where(eq(regencies.code, tariff.regency_code!));
    const [province] = await app.database.db.select().from(provinces).where(eq(provinces.code, tariff.province_code!));
    expect(tariff).toMatchObject({
      area_name: `${regency!.name}, ${province!.name}`,
      region_code: province!.region_code,
      version: 1,
    });
    const [row] = await app.database.db.select().from(audit_log).where(eq(audit_log.entity_id, tariff.id));
    expect(row).toMatchObject({ action: 'create', entity: 'shipping_cost', label: tariff.area_name });
  });

  test('has one tariff: a second one, a move and a second national one are rejected on the field', async () => {
    const taken = { errors: {} as Record<string, string> };
    const { province_code, regency_code } = await make();
    taken.errors = { regency_code: 'Area ini sudah memiliki tarif ongkir. Ubah tarif yang ada.' };
    expect((await add(fresh({ province_code, regency_code }))).body).toMatchObject({ code: 422, ...taken });
    const { id, version } = await make();
    const moved = fresh({ province_code, regency_code, version });
    expect((await prices.send(shippingCostApi.update, { params: { id }, body: moved })).body).toMatchObject(taken);
    taken.errors = { province_code: taken.errors.regency_code! };
    expect((await add(fresh({ regency_code: null }))).body).toMatchObject(taken);
    expect((await add(fresh({ province_code: '', regency_code: '' }))).body).toMatchObject(taken);
  });

  test('must exist, and the regency must lie in the province', async () => {
    const errors = async (more: object) => (await add(fresh(more))).body.errors;
    expect(await errors({ province_code: '99' })).toEqual({ province_code: 'Provinsi bukan pilihan yang tersedia' });
    expect(await errors({ province_code: null })).toEqual({ province_code: 'Provinsi harus diisi' });
    for (const regency_code of ['99.99', '11.01'])
      expect(await errors({ province_code: '34', regency_code })).toEqual({
        regency_code: 'Kabupaten/Kota bukan pilihan yang tersedia',
      });
    expect(await errors({ regency_code: "'; --" })).toEqual({ regency_code: 'Kabupaten/Kota tidak sah' });
  });

  test('gets one tariff from concurrent additions, and one from a repeated request', async () => {
    const body = fresh();
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    const keyed = { body: fresh(), headers: { 'idempotency-key': randomUUID() } };
    const first = await prices.send(shippingCostApi.create, keyed);
    const again = await prices.send(shippingCostApi.create, keyed);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((again.body.data as ShippingCost).id).toBe((first.body.data as ShippingCost).id);
  });
});

test('of several concurrent changes of one version one succeeds', async () => {
  const { id, version, province_code, regency_code } = await make();
  const answers = await Promise.all(
    [11_000, 12_000, 13_000].map(base_fee =>
      prices.send(shippingCostApi.update, {
        params: { id },
        body: fresh({ province_code, regency_code, version, base_fee }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('the list is searched by area, filtered and sorted; its file is searched too', async () => {
  const off = await make({ is_active: false, base_fee: 99_500 });
  const { list: found } = await list({ search: off.area_name.toUpperCase() });
  expect(found.map(({ id }) => id)).toEqual([off.id]);
  const inProvince = (await list({ province: off.province_code, limit: 100 })).list;
  expect(inProvince.map(({ province_code }) => province_code)).toEqual(inProvince.map(() => off.province_code));
  expect(inProvince.length).toBeGreaterThan(1);
  expect((await list({ regency: off.regency_code, status: 'active' })).total).toBe(0);
  expect((await list({ regency: off.regency_code, status: ['inactive'] })).total).toBe(1);
  expect((await list({ sort: '-base_fee' })).list[0]!.id).toBe(off.id);
  for (const sort of ['area_name', 'fee_per_km', '-updated_at']) {
    const values = (await list({ sort, limit: 100 })).list.map(row => row[sort.replace('-', '') as 'area_name']);
    const compare = (a: string | number, b: string | number) =>
      typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'id');
    const ordered = values.toSorted(compare);
    expect(values).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
  }
  const query = { format: 'csv', columns: 'area_name,base_fee', search: off.area_name };
  const file = await prices.send(shippingCostApi.export, { query });
  expect(readCsv(file.raw.toString().slice(1))).toEqual([
    ['Area', 'Tarif dasar'],
    [off.area_name, '99500'],
  ]);
});

describe('regional users', () => {
  async function someoneOf(region_code: RegionCode) {
    const rights = ['read', 'create', 'update', 'delete'].map(what => `can_${what}_atur_harga_ongkir` as never);
    const person = await app.someoneWith(rights);
    const { db } = app.database;
    const [account] = await db.update(users).set({ region_code }).where(eq(users.id, person.userId)).returning();
    await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
    return person;
  }

  test('see their own and national tariffs, can change only their own and move none elsewhere', async () => {
    const regional = await someoneOf('sulawesi');
    const seen = await list({ limit: 100 }, regional);
    expect(new Set(seen.list.map(({ region_code }) => region_code))).toEqual(new Set([null, 'sulawesi']));
    const own = seen.list.find(({ region_code }) => region_code === 'sulawesi')!;
    const nationwide = seen.list.find(({ region_code }) => region_code === null)!;
    const other = (await list({ province: '34' })).list[0]!;
    const change = ({ id, version, ...row }: ShippingCost, more: object = {}) =>
      regional.send(shippingCostApi.update, { params: { id }, body: { ...row, version, ...more } });
    const remove = ({ id }: ShippingCost) => regional.send(shippingCostApi.remove, { params: { id } });

    const elsewhere = await change(own, { province_code: '34', regency_code: null });
    expect(elsewhere.body.errors).toEqual({ province_code: 'Anda hanya dapat memilih wilayah Anda: Sulawesi' });
    expect((await change(own, { province_code: null, regency_code: null })).body.errors).toHaveProperty(
      'province_code',
    );
    expect((await change(own, { free_from: 900_000_000 })).status).toBe(200);
    expect([(await change(nationwide)).status, (await remove(nationwide)).status]).toEqual([403, 403]);
    expect([(await change(other)).status, (await remove(other)).status]).toEqual([404, 404]);
    const params = { id: other.id };
    expect((await regional.send(shippingCostApi.one, { params })).status).toBe(404);
    const entity = 'shipping_cost';
    expect((await regional.send(historyApi.list, { params: { entity, id: other.id } })).status).toBe(404);
    expect((await regional.send(historyApi.list, { params: { entity, id: own.id } })).status).toBe(200);
  });
});

describe('the shipping cost of an order', () => {
  test('follows the most specific active tariff: regency, province, country; 422 if too far or without one', async () => {
    const { db } = app.database;
    const [shop] = await db
      .select()
      .from(merchants)
      .where(sql`not exists (select 1 from ${shipping_costs} s where s.regency_code = ${merchants.regency_code})`)
      .limit(1);
    const { id: merchant_id, province_code, regency_code, latitude, longitude } = shop!;
    const place = { merchant_id, longitude, latitude: latitude + 0.02 };
    const cost = async (more: object = {}) => (await ask({ ...place, ...more })).body;
    const off = (where: ReturnType<typeof eq>) => db.update(shipping_costs).set({ is_active: false }).where(where);
    const body = { province_code, regency_code, base_fee: 7_000, included_km: 9, free_from: 50_000, max_km: 3 };
    const added = (await add(fresh(body))).body.data as ShippingCost;

    const fine = await cost();
    expect(fine.data).toMatchObject({ shipping_cost: 7_000, tariff: { id: added.id, area_name: added.area_name } });
    expect((await cost({ goods_amount: 50_000 })).data).toMatchObject({ shipping_cost: 0 });
    expect(await cost({ latitude: latitude + 0.05 })).toMatchObject({
      code: 422,
      message: `Alamat ini 7,2 km dari merchant; di ${added.area_name} paling jauh 3 km.`,
    });
    await off(eq(shipping_costs.id, added.id));
    expect((await cost()).data).toMatchObject({ tariff: { province_code, regency_code: null } });
    await off(and(eq(shipping_costs.province_code, province_code), isNull(shipping_costs.regency_code))!);
    expect((await cost()).data).toMatchObject({ tariff: { province_code: null, area_name: 'Seluruh Indonesia' } });
    await off(isNull(shipping_costs.province_code));
    expect(await cost()).toMatchObject({ code: 422, message: expect.stringMatching(/^Belum ada tarif ongkir/) });

    expect((await ask({ ...place, merchant_id: added.id })).status).toBe(404);
    expect((await ask({ merchant_id })).body.errors).toEqual({
      latitude: expect.any(String),
      longitude: expect.any(String),
    });
    expect((await ask(place, 'tamu')).status).toBe(403);
  });
});
