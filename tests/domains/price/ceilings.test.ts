import { and, eq } from 'drizzle-orm';
import { addDays, jakartaDay } from '../../../contract/core/days';
import { historyApi } from '../../../contract/history';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceCeiling } from '../../../contract/price/priceCeiling';
import { priceCeilingApi } from '../../../contract/price/priceCeilingApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import { audit_log } from '../../../server/audit/table';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
});
afterAll(() => app?.close());

const BRIGHT_GAS = stableId('product', 'LPG-BG5');
const today = jakartaDay();
const inDays = (days: number) => addDays(today, days);
/** Gives each a period that no other test uses. */
let span = 0;
const input = (change: object = {}) => {
  span += 2;
  return {
    product_id: BRIGHT_GAS,
    province_code: '51',
    kind: 'het',
    amount: 95_000,
    source: 'Keputusan Gubernur Bali 12/2026',
    valid_from: inDays(1_000 + span),
    valid_to: inDays(1_001 + span),
    ...change,
  };
};
const add = async (change: object = {}, who = harga) =>
  (await who.send(priceCeilingApi.create, { body: input(change) })).body.data as PriceCeiling;
const changed = ({ kind, amount, source, valid_from, valid_to, version }: PriceCeiling) => ({
  kind,
  amount,
  source,
  valid_from,
  valid_to,
  version,
});

describe('common questions of every write', () => {
  fourQuestions('create', {
    app: () => app,
    endpoint: priceCeilingApi.create,
    as: 'harga',
    without: 'auditor',
    input: () => ({ body: input() }),
    bad: { field: 'amount', change: { amount: 'banyak' }, message: 'Batas harga harus angka' },
  });
  fourQuestions('update', {
    app: () => app,
    endpoint: priceCeilingApi.update,
    as: 'harga',
    without: 'keuangan',
    input: async () => {
      const ceiling = await add();
      return { params: { id: ceiling.id }, body: { ...changed(ceiling), amount: 96_000 } };
    },
    bad: { field: 'source', change: { source: ' ' }, message: 'Dasar hukum harus diisi' },
  });
  fourQuestions('remove', {
    app: () => app,
    endpoint: priceCeilingApi.remove,
    as: 'harga',
    without: 'auditor',
    input: async () => ({ params: { id: (await add()).id } }),
  });
});

test('the last day cannot be before the first, and no day can have two ceilings', async () => {
  const first = await add({ province_code: '52', valid_from: inDays(10), valid_to: inDays(20) });
  const open = await add({ province_code: '52', valid_from: inDays(30), valid_to: null });
  const refusedAt = async (valid_from: string, valid_to: string | null, province_code: string | null = '52') => {
    const { status, body } = await harga.send(priceCeilingApi.create, {
      body: input({ province_code, valid_from, valid_to }),
    });
    return status === 201 ? null : body.errors;
  };
  expect(await refusedAt(inDays(25), inDays(24))).toEqual({ valid_to: expect.any(String) });
  for (const [from, to] of [
    [inDays(20), inDays(22)],
    [inDays(5), inDays(10)],
    [inDays(12), inDays(13)],
    [inDays(40), null],
    [inDays(1), null],
  ] as const)
    expect(await refusedAt(from, to)).toEqual({ valid_from: expect.stringContaining('sudah punya batas harga') });
  expect(await refusedAt(inDays(21), inDays(29))).toBeNull();
  // another area has another ceiling
  expect(await refusedAt(inDays(12), inDays(13), '53')).toBeNull();

  const later = await harga.send(priceCeilingApi.update, {
    params: { id: first.id },
    body: { ...changed(first), valid_to: inDays(30) },
  });
  expect(later).toMatchObject({ status: 422, body: { errors: { valid_from: expect.any(String) } } });
  const ended = await harga.send(priceCeilingApi.update, {
    params: { id: open.id },
    body: { ...changed(open), valid_to: inDays(40) },
  });
  expect(ended).toMatchObject({
    status: 200,
    body: { data: { valid_to: inDays(40), version: 2, status: 'upcoming' } },
  });
  expect(await refusedAt(inDays(41), null)).toBeNull();
});

test('of concurrent ceilings for the same days one is added', async () => {
  const body = input({ province_code: '61', valid_from: inDays(5), valid_to: null });
  const answers = await Promise.all(Array.from({ length: 6 }, () => harga.send(priceCeilingApi.create, { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(422)]);
});

test('a price is checked against the ceiling of the day it takes effect', async () => {
  await add({ province_code: '62', amount: 97_500, valid_from: inDays(20), valid_to: inDays(29) });
  const planAt = async (day: number) => {
    const valid_from = new Date(Date.now() + day * 86_400_000).toISOString();
    const rows = [{ product_id: BRIGHT_GAS, province_code: '62', regency_code: null, amount: 98_000 }];
    return (
      (await harga.send(priceApi.change, { body: { category: 'lpg', rows, valid_from } })).body.data as PriceOutcome
    ).plan!.rows[0];
  };
  expect(await planAt(15)).toMatchObject({ problem: null, ceiling: null });
  expect(await planAt(25)).toMatchObject({ problem: 'above_ceiling', ceiling: 97_500, ceiling_kind: 'het' });
  expect(await planAt(35)).toMatchObject({ problem: null, ceiling: null });
});

test('the prices above a new ceiling are shown before it is saved', async () => {
  const breachesOf = async (query: object, who = harga) =>
    (
      await who.call(priceCeilingApi.breaches, {
        query: { product_id: BRIGHT_GAS, valid_from: today, ...query } as never,
      })
    ).body.data;
  const bali = await breachesOf({ province_code: '51', amount: 80_000 });
  expect(bali).toMatchObject({ total: 1, list: [{ area: 'Bali', status: 'in_force', excess: expect.any(Number) }] });
  expect(bali.list[0]!.excess).toBe(bali.list[0]!.amount - 80_000);
  expect(await breachesOf({ province_code: '51', amount: 900_000 })).toEqual({ list: [], total: 0 });
  // the demo's prices of next month are upcoming; a ceiling that ends before them is not breached by them
  const java = await breachesOf({ province_code: '32', amount: 80_000 });
  expect(java.list.map(({ status }) => status)).toEqual(['upcoming', 'in_force']);
  expect(
    (await breachesOf({ province_code: '32', amount: 80_000, valid_to: today })).list.map(({ status }) => status),
  ).toEqual(['in_force']);
  const everywhere = await breachesOf({ amount: 80_000 });
  expect(everywhere.total).toBeGreaterThan(30);
  const other = await app.someoneWith(['can_read_atur_harga_bbm']);
  expect(
    await other.send(priceCeilingApi.breaches, { query: { product_id: BRIGHT_GAS, valid_from: today, amount: 1 } }),
  ).toMatchObject({
    status: 403,
  });
});

test('a ceiling in force can be ended but not deleted; its history has the changes', async () => {
  const ceiling = await add({ province_code: '63', valid_from: inDays(-10), valid_to: null });
  expect(ceiling.status).toBe('in_force');
  expect(await harga.send(priceCeilingApi.remove, { params: { id: ceiling.id } })).toMatchObject({ status: 409 });
  const ended = await harga.send(priceCeilingApi.update, {
    params: { id: ceiling.id },
    body: { ...changed(ceiling), valid_to: inDays(-1) },
  });
  expect(ended.body.data).toMatchObject({ status: 'ended' });
  const auditor = await app.as('auditor');
  const params = { entity: 'price_ceiling', id: ceiling.id };
  const { body } = await auditor.call(historyApi.list, { params });
  expect(body.data.list.map(({ action }) => action)).toEqual(['update', 'create']);
  expect(body.data.list[0]!.changes).toEqual([{ field: 'valid_to', before: null, after: inDays(-1) }]);
  const logged = await app.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'price_ceiling'), eq(audit_log.entity_id, ceiling.id)));
  expect(logged).toHaveLength(2);
});

test('permissions are those for the prices of its category', async () => {
  const fuel = await app.someoneWith([
    'can_read_atur_harga_bbm',
    'can_update_atur_harga_bbm',
    'can_create_atur_harga_bbm',
  ]);
  const list = await fuel.call(priceCeilingApi.list, { query: { limit: 100 } });
  expect(new Set(list.body.data.list.map(({ category_code }) => category_code))).toEqual(new Set(['bbm']));
  expect(await fuel.send(priceCeilingApi.list, { query: { category: 'lpg' } })).toMatchObject({ status: 403 });
  const gas = await add();
  expect(await fuel.send(priceCeilingApi.one, { params: { id: gas.id } })).toMatchObject({ status: 403 });
  expect(await fuel.send(priceCeilingApi.create, { body: input() })).toMatchObject({ status: 403 });
  expect(await fuel.send(priceCeilingApi.update, { params: { id: gas.id }, body: changed(gas) })).toMatchObject({
    status: 403,
  });
  expect(await fuel.send(historyApi.list, { params: { entity: 'price_ceiling', id: gas.id } })).toMatchObject({
    status: 403,
  });
});

/** Rights to ceilings for somebody bound to a region. */
const CEILING_RIGHTS = [
  'can_read_atur_harga_lpg',
  'can_create_atur_harga_lpg',
  'can_update_atur_harga_lpg',
  'can_delete_atur_harga_lpg',
  'can_read_atur_harga_bbm',
  'can_update_atur_harga_bbm',
] as const;

test('a regional user can change the ceilings of their provinces, and only read national ones', async () => {
  const regional = await someoneOfRegion(app, CEILING_RIGHTS, 'sulawesi');
  const { list } = (await regional.call(priceCeilingApi.list, { query: { limit: 100 } })).body.data;
  expect(new Set(list.map(({ region_code }) => region_code))).toEqual(new Set(['sulawesi', null]));
  const nationwide = list.find(({ region_code }) => region_code === null)!;
  expect(
    await regional.send(priceCeilingApi.update, { params: { id: nationwide.id }, body: changed(nationwide) }),
  ).toMatchObject({ status: 403 });
  expect(await regional.send(priceCeilingApi.create, { body: input({ province_code: '72' }) })).toMatchObject({
    status: 201,
  });
  expect(await regional.send(priceCeilingApi.create, { body: input() })).toMatchObject({
    status: 422,
    body: { errors: { province_code: expect.any(String) } },
  });
  expect(await regional.send(priceCeilingApi.one, { params: { id: (await add()).id } })).toMatchObject({ status: 404 });
});

test('the region is judged before anything is told of a ceiling there', async () => {
  const regional = await someoneOfRegion(app, CEILING_RIGHTS, 'sulawesi');
  const refused = {
    status: 422,
    body: { errors: { province_code: 'Anda hanya dapat memilih wilayah Anda: Sulawesi' } },
  };
  const body = input();
  const { status: before, body: free } = await regional.send(priceCeilingApi.create, { body });
  expect({ status: before, body: free }).toMatchObject(refused);
  await harga.send(priceCeilingApi.create, { body });
  const taken = await regional.send(priceCeilingApi.create, { body });
  expect({ status: taken.status, errors: taken.body.errors }).toEqual({ status: before, errors: free.errors });
  // the same for a nationwide one, which is read-only: neither taken days nor that it is in force is told instead
  const days = { province_code: null, valid_from: inDays(1_900), valid_to: inDays(1_901) };
  const [one, other] = [await add(days), await add({ ...days, valid_from: inDays(1_902), valid_to: inDays(1_903) })];
  const change = { params: { id: other.id }, body: { ...changed(other), valid_from: one.valid_from } };
  expect(await harga.send(priceCeilingApi.update, change)).toMatchObject({ status: 422 });
  expect(await regional.send(priceCeilingApi.update, change)).toMatchObject({ status: 403 });
  const begun = await add({ province_code: null, valid_from: today, valid_to: today });
  expect(await regional.send(priceCeilingApi.remove, { params: { id: begun.id } })).toMatchObject({ status: 403 });
});

test('unknown products and areas are rejected on their fields; the list is searched, filtered and sorted', async () => {
  expect(
    (await harga.send(priceCeilingApi.create, { body: input({ product_id: stableId('product', 'X') }) })).body.errors,
  ).toEqual({
    product_id: 'Produk bukan pilihan yang tersedia',
  });
  expect((await harga.send(priceCeilingApi.create, { body: input({ province_code: '99' }) })).body.errors).toEqual({
    province_code: 'Provinsi bukan pilihan yang tersedia',
  });
  const found = await harga.call(priceCeilingApi.list, {
    query: { search: 'lpg 3', province: '34', status: 'in_force', sort: '-amount' },
  });
  expect(found.body.data.list).toMatchObject([
    { product_name: 'LPG 3 kg', area_name: 'DI Yogyakarta', amount: 18_000 },
  ]);
  expect(
    (await harga.call(priceCeilingApi.list, { query: { status: 'ended', category: 'bbm' } })).body.data.total,
  ).toBe(0);
});
