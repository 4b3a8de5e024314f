import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { priceApi } from '../../../contract/price/priceApi';
import { priceCeilingApi } from '../../../contract/price/priceCeilingApi';
import type { PricePlan } from '../../../contract/price/pricePlan';
import { audit_log } from '../../../server/audit/table';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { notifications } from '../../../server/domains/notification/table';
import { prices } from '../../../server/domains/price/table';
import { stableId } from '../../../server/store/stableId';
import type { Answer, Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
});
afterAll(() => app?.close());

const product = (code: string) => stableId('product', code);
const BRIGHT_GAS = product('LPG-BG5');
const SUBSIDISED = product('LPG-003');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type Body = Record<string, unknown>;
const rowsOf = (...rows: [product_id: string, province_code: string, amount: number, regency_code?: string][]) =>
  rows.map(([product_id, province_code, amount, regency_code = null]) => ({
    product_id,
    province_code,
    regency_code,
    amount,
  }));

const dryRun = async (body: Body, endpoint: typeof priceApi.change | typeof priceApi.add = priceApi.change) => {
  const response = await harga.send(endpoint, { body: { category: 'lpg', ...body } });
  expect(response).toMatchObject({ status: 200, body: { data: { batch: null } } });
  return (response.body.data as { plan: PricePlan }).plan;
};
const apply = (body: Body, fingerprint: string, headers: Record<string, string> = {}, who = harga) =>
  who.send(priceApi.change, { body: { category: 'lpg', ...body, dry_run: false, fingerprint }, headers });
/** Previews and applies; returns the batch's id. */
const change = async (body: Body) => {
  const { fingerprint } = await dryRun(body);
  const response = await apply(body, fingerprint);
  expect(response).toMatchObject({ status: 200, body: { data: { plan: null } } });
  return batchOf(response);
};
const batchOf = ({ body }: Answer) => (body.data as { batch: { id: string } }).batch.id;
const priceAt = async (product_id: string, place: { province?: string; regency?: string }, at?: string) =>
  (await harga.call(merchantProductApi.price, { params: { id: product_id }, query: { ...place, at } })).body.data.price;
const count = async () => (await app.database.db.select({ id: prices.id }).from(prices)).length;

describe('common questions of every write', () => {
  const body = async () => {
    const asked = {
      category: 'lpg',
      rows: rowsOf([BRIGHT_GAS, '51', 90_000 + Math.ceil(Math.random() * 9_000)]),
      note: null,
    };
    return { body: { ...asked, dry_run: false, fingerprint: (await dryRun(asked)).fingerprint } };
  };
  fourQuestions('change', {
    app: () => app,
    endpoint: priceApi.change,
    as: 'harga',
    without: 'auditor',
    input: body,
    bad: { field: 'note', change: { note: 'a'.repeat(201) }, message: 'Catatan maximal 200 karakter' },
  });
  fourQuestions('add', {
    app: () => app,
    endpoint: priceApi.add,
    as: 'harga',
    without: 'keuangan',
    input: async () => {
      const amount = 90_000 + Math.ceil(Math.random() * 9_000);
      const asked = { category: 'lpg', products: [BRIGHT_GAS], areas: [{ regency_code: '51.71' }], amount };
      return { body: { ...asked, dry_run: false, fingerprint: (await dryRun(asked, priceApi.add)).fingerprint } };
    },
    bad: { field: 'areas', change: { areas: [] }, message: 'Area harus diisi' },
  });
  fourQuestions('remove', {
    app: () => app,
    endpoint: priceApi.remove,
    as: 'harga',
    without: 'keuangan',
    input: async () => {
      const id = await change({
        rows: rowsOf([BRIGHT_GAS, '52', 83_000 + Math.ceil(Math.random() * 6_000)]),
        valid_from: inDays(1 + Math.random() * 300),
      });
      const [row] = await app.database.db.select({ id: prices.id }).from(prices).where(eq(prices.batch_id, id));
      return { params: { id: row!.id } };
    },
  });
  fourQuestions('revert', {
    app: () => app,
    endpoint: priceApi.revert,
    as: 'harga',
    without: 'auditor',
    input: async () => ({
      params: {
        id: await change({ step: { kind: 'amount', value: 100 }, scope: { product: [BRIGHT_GAS], province: ['53'] } }),
      },
    }),
  });
});

test('a dry run previews without changing anything; its plan is then applied, notified and logged', async () => {
  const before = await count();
  const body = {
    step: { kind: 'percent', value: 10, round_to: 100 },
    scope: { product: [BRIGHT_GAS], province: ['32'] },
    note: 'Uji naik',
  };
  const plan = await dryRun(body);
  expect(plan).toMatchObject({ changed: 1, problems: 0, above_ceiling: 0, average_percent: 10 });
  expect(plan.rows[0]).toMatchObject({
    product_name: 'Bright Gas 5,5 kg',
    area: 'Jawa Barat',
    old_amount: 90_000,
    new_amount: 99_000,
    difference: 9_000,
    change_percent: 10,
    // the demo's own change of next month is already there
    next_valid_from: expect.any(String),
  });
  expect(await count()).toBe(before);
  const response = await apply(body, plan.fingerprint);
  expect(response.body.data).toMatchObject({ plan: null, batch: { kind: 'change', row_count: 1, note: 'Uji naik' } });
  expect(await priceAt(BRIGHT_GAS, { province: '32' })).toBe(99_000);
  expect(await priceAt(BRIGHT_GAS, { regency: '32.04' })).toBe(99_000);
  expect(await priceAt(BRIGHT_GAS, { province: '32' }, inDays(-1))).toBe(90_000);
  const [logged] = await app.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'price_batch'), eq(audit_log.entity_id, batchOf(response))));
  expect(logged).toMatchObject({ action: 'apply', label: 'Uji naik', after: { rows: 1, category: 'lpg' } });
  const told = await app.database.db.select().from(notifications).where(eq(notifications.type, 'price'));
  expect(told.some(({ extra, description }) => extra === 'lpg' && description.includes('Uji naik'))).toBe(true);
});

test('the most specific area wins: a regency’s own price survives a change of its province', async () => {
  await change({ rows: rowsOf([BRIGHT_GAS, '34', 93_000, '34.04']) });
  await change({ rows: rowsOf([BRIGHT_GAS, '34', 91_000]) });
  expect(await priceAt(BRIGHT_GAS, { regency: '34.04' })).toBe(93_000);
  expect(await priceAt(BRIGHT_GAS, { regency: '34.71' })).toBe(91_000);
  const { body } = await harga.call(priceApi.grid, { query: { category: 'lpg', level: 'regency', province: '34' } });
  const cellOf = (code: string) =>
    body.data.list.find(({ id }) => id === code)!.prices.find(({ product_id }) => product_id === BRIGHT_GAS);
  expect(cellOf('34.04')).toMatchObject({
    amount: 93_000,
    source: 'regency',
    former_amount: 90_000,
    change_percent: 3.33,
  });
  expect(cellOf('34.71')).toMatchObject({
    amount: 91_000,
    source: 'province',
    source_area: 'DI Yogyakarta',
  });
});

test('a price above its ceiling applies nothing, and its row is named', async () => {
  const before = await count();
  const body = { rows: rowsOf([SUBSIDISED, '34', 19_500, '34.04'], [BRIGHT_GAS, '34', 94_000]) };
  const plan = await dryRun(body);
  const message = 'LPG 3 kg di Kabupaten Sleman Rp1.500 di atas HET. HET Rp18.000, ditetapkan pemerintah daerah.';
  expect(plan).toMatchObject({ changed: 2, problems: 1, above_ceiling: 1 });
  expect(plan.rows[0]).toMatchObject({ problem: 'above_ceiling', ceiling: 18_000, ceiling_kind: 'het', message });
  const response = await apply(body, plan.fingerprint);
  expect(response).toMatchObject({ status: 422, body: { message, errors: { 'rows.0': message } } });
  expect(await count()).toBe(before);
});

test('unseen changes are not applied: 422 without a dry run, 409 if prices changed since', async () => {
  const body = { rows: rowsOf([BRIGHT_GAS, '61', 98_000]) };
  const none = await harga.send(priceApi.change, { body: { category: 'lpg', ...body, dry_run: false } });
  expect(none.body.errors).toEqual({ fingerprint: 'Lihat dahulu perubahannya sebelum diterapkan' });
  const { fingerprint } = await dryRun(body);
  await change({ rows: rowsOf([BRIGHT_GAS, '61', 97_500]) });
  expect(await apply(body, fingerprint)).toMatchObject({ status: 409, body: { data: { reason: 'prices_changed' } } });
  expect(await priceAt(BRIGHT_GAS, { province: '61' })).toBe(97_500);
});

test('of concurrent changes one is applied, the others are 409; with one key it is applied once', async () => {
  const body = { rows: rowsOf([BRIGHT_GAS, '62', 99_900]) };
  const { fingerprint } = await dryRun(body);
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(body, fingerprint)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);

  const again = { rows: rowsOf([BRIGHT_GAS, '62', 99_000]) };
  const plan = await dryRun(again);
  const key = { 'idempotency-key': randomUUID() };
  const both = await Promise.all([apply(again, plan.fingerprint, key), apply(again, plan.fingerprint, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(batchOf)).size).toBe(1);
});

test('prices cannot be set in the past, and two from the same instant clash', async () => {
  const rows = rowsOf([BRIGHT_GAS, '63', 98_500]);
  for (const [valid_from, message] of [
    [inDays(-1), 'Berlaku mulai harus di waktu yang akan datang'],
    [inDays(900), 'Berlaku mulai paling lama 2 tahun lagi'],
  ])
    expect((await harga.send(priceApi.change, { body: { category: 'lpg', rows, valid_from } })).body.errors).toEqual({
      valid_from: message,
    });
  const valid_from = inDays(40);
  await change({ rows, valid_from });
  expect((await dryRun({ rows: rowsOf([BRIGHT_GAS, '63', 99_500]), valid_from })).rows[0]).toMatchObject({
    problem: 'clash',
  });
  expect(await priceAt(BRIGHT_GAS, { province: '63' })).toBe(97_000);
  expect(await priceAt(BRIGHT_GAS, { province: '63' }, inDays(41))).toBe(98_500);
  const list = await harga.call(priceApi.ofCategory, {
    params: { category: 'lpg' },
    query: { status: 'upcoming', province: '63' },
  });
  expect(list.body.data.list).toMatchObject([
    { amount: 98_500, former_amount: 97_000, status: 'upcoming', valid_from },
  ]);
});

test('a product without a price in an area must be added there, not changed', async () => {
  const body = { rows: rowsOf([SUBSIDISED, '53', 19_000]) };
  expect((await dryRun(body)).rows[0]).toMatchObject({ problem: 'no_price', old_amount: null });
  const addition = { products: [SUBSIDISED], areas: [{ province_code: '53' }], amount: 19_000 };
  const { fingerprint } = await dryRun(addition, priceApi.add);
  const added = await harga.send(priceApi.add, { body: { category: 'lpg', ...addition, dry_run: false, fingerprint } });
  expect(added).toMatchObject({ status: 200, body: { data: { batch: { kind: 'add', row_count: 1 } } } });
  expect(await priceAt(SUBSIDISED, { province: '53' })).toBe(19_000);
  const back = await harga.send(priceApi.revert, { params: { id: batchOf(added) } });
  expect(back).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('belum punya harga sebelum ini') },
  });
});

test('a change is reverted by new prices, once, and not under later ones; an upcoming one is deleted', async () => {
  const scope = { product: [BRIGHT_GAS], province: ['73'] };
  const first = await change({ step: { kind: 'amount', value: 1_000 }, scope });
  const changed = new Date().toISOString();
  const second = await change({ step: { kind: 'amount', value: 500 }, scope });
  expect(await harga.send(priceApi.revert, { params: { id: first } })).toMatchObject({ status: 409 });
  expect(await harga.send(priceApi.revert, { params: { id: second } })).toMatchObject({
    status: 200,
    body: { data: { kind: 'revert', reverts: second } },
  });
  expect(await priceAt(BRIGHT_GAS, { province: '73' })).toBe(95_000);
  expect(await priceAt(BRIGHT_GAS, { province: '73' }, changed)).toBe(95_000);
  expect(await harga.send(priceApi.revert, { params: { id: second } })).toMatchObject({ status: 409 });

  const before = await count();
  const ahead = await change({ rows: rowsOf([BRIGHT_GAS, '74', 99_000]), valid_from: inDays(20) });
  expect(await harga.send(priceApi.revert, { params: { id: ahead } })).toMatchObject({ status: 200 });
  expect(await count()).toBe(before);
});

test('a change cannot be reverted to a price now above a ceiling: the row is named, nothing changes', async () => {
  const scope = { product: [BRIGHT_GAS], province: ['16'] };
  const former = (await priceAt(BRIGHT_GAS, { province: '16' }))!;
  const id = await change({ step: { kind: 'amount', value: -2_000 }, scope });
  const ceiling = { product_id: BRIGHT_GAS, province_code: '16', kind: 'het', amount: former - 1_000 };
  const days = { valid_from: jakartaDay(), valid_to: null };
  const added = await harga.send(priceCeilingApi.create, { body: { ...ceiling, ...days, source: 'Keputusan' } });
  expect(added.status).toBe(201);
  const before = await count();
  const message = expect.stringMatching(/^Bright Gas .* di Sumatera Selatan Rp1\.000 di atas HET\. HET Rp/);
  expect(await harga.send(priceApi.revert, { params: { id } })).toMatchObject({
    status: 422,
    body: { message, errors: { 'rows.0': message } },
  });
  expect(await count()).toBe(before);
  const { list } = (await harga.call(priceApi.batches, { params: { category: 'lpg' }, query: { limit: 100 } })).body
    .data;
  expect(list.find(batch => batch.id === id)).toMatchObject({ reverted_at: null });
});

test('a revert cannot itself be reverted', async () => {
  const id = await change({
    step: { kind: 'amount', value: 1_000 },
    scope: { product: [BRIGHT_GAS], province: ['17'] },
  });
  const former = (await priceAt(BRIGHT_GAS, { province: '17' }))! - 1_000;
  const reverted = await harga.send(priceApi.revert, { params: { id } });
  expect(
    await harga.send(priceApi.revert, { params: { id: (reverted.body.data as { id: string }).id } }),
  ).toMatchObject({
    status: 409,
    body: { message: 'Pengembalian tidak dapat dikembalikan. Atur harganya lewat perubahan baru.' },
  });
  expect(await priceAt(BRIGHT_GAS, { province: '17' })).toBe(former);
});

test('a price in force cannot be deleted', async () => {
  const { body } = await harga.call(priceApi.ofCategory, { params: { category: 'lpg' } });
  expect(await harga.send(priceApi.remove, { params: { id: body.data.list[0]!.id } })).toMatchObject({ status: 409 });
});

test('permissions are checked for the category of the call', async () => {
  const someone = await app.someoneWith([
    'can_read_atur_harga_bbm',
    'can_update_atur_harga_bbm',
    'can_export_atur_harga_bbm',
  ]);
  const params = { category: 'lpg' };
  for (const endpoint of [
    priceApi.ofCategory,
    priceApi.export,
    priceApi.pdf,
    priceApi.format,
    priceApi.products,
    priceApi.batches,
  ]) {
    expect(await someone.send(endpoint, { params })).toMatchObject({ status: 403 });
    expect((await someone.send(endpoint, { params: { category: 'bbm' } })).status).toBe(200);
    expect((await someone.send(endpoint, { params: { category: 'non-pertamina' } })).status).toBe(404);
  }
  expect(await someone.send(priceApi.grid, { query: params })).toMatchObject({ status: 403 });
  const rows = rowsOf([BRIGHT_GAS, '51', 91_000]);
  expect(await someone.send(priceApi.change, { body: { ...params, rows } })).toMatchObject({ status: 403 });
  const [row] = (await harga.call(priceApi.ofCategory, { params })).body.data.list;
  expect(await someone.send(priceApi.one, { params: { id: row!.id } })).toMatchObject({ status: 403 });
  const asked = async (query: Record<string, string>) =>
    (await harga.send(priceApi.one, { params: { id: row!.id }, query })).status;
  expect([await asked(params), await asked({ category: 'bbm' }), await asked({ category: 'x' })]).toEqual([
    200, 404, 422,
  ]);
  expect((await harga.send(priceApi.change, { body: { category: 'bbm', rows } })).body.errors).toEqual({
    'rows.0.product_id': 'Produk ini tidak ada di kategori ini',
  });
});

test('a regional user can see and change prices there, read national ones, and no others', async () => {
  const regional = await app.someoneWith([
    'can_read_atur_harga_lpg',
    'can_create_atur_harga_lpg',
    'can_update_atur_harga_lpg',
    'can_delete_atur_harga_lpg',
    'can_read_list_merchant',
  ]);
  const { db } = app.database;
  const [account] = await db.select({ role_id: users.role_id }).from(users).where(eq(users.id, regional.userId));
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  await db.update(users).set({ region_code: 'sulawesi' }).where(eq(users.id, regional.userId));
  const grid = await regional.call(priceApi.grid, { query: { category: 'lpg' } });
  expect(grid.body.data.list.map(({ id }) => id)).toEqual(['ID', '71', '72', '73', '74', '75', '76']);
  const list = await regional.call(priceApi.ofCategory, { params: { category: 'lpg' }, query: { limit: 100 } });
  expect(list.body.data.list.every(({ province_code }) => province_code === null || province_code >= '71')).toBe(true);
  const body = { category: 'lpg', rows: rowsOf([BRIGHT_GAS, '75', 98_000], [BRIGHT_GAS, '31', 98_000]) };
  const { plan } = (await regional.send(priceApi.change, { body })).body.data as { plan: PricePlan };
  expect(plan.rows.map(({ area, problem }) => [area, problem])).toEqual([
    ['DKI Jakarta', 'out_of_reach'],
    ['Gorontalo', null],
  ]);
  // for places elsewhere, a refusal reveals nothing else
  const nothing = { old_amount: null, difference: null, change_percent: null, ceiling: null, next_valid_from: null };
  expect(plan.rows[0]).toMatchObject(nothing);
  const guess = { ...body, rows: rowsOf([BRIGHT_GAS, '31', (await priceAt(BRIGHT_GAS, { province: '31' }))!]) };
  const guessed = (await regional.send(priceApi.change, { body: guess })).body.data as { plan: PricePlan };
  expect(guessed.plan).toMatchObject({ changed: 1, unchanged: 0, rows: [{ ...nothing, problem: 'out_of_reach' }] });
  const step = { category: 'lpg', step: { kind: 'percent', value: 1 }, scope: { region: ['jbb'] } };
  const stepped = await regional.send(priceApi.change, { body: step });
  expect([stepped.status, JSON.stringify(stepped.body.data)]).toEqual([200, expect.stringContaining('"rows":[]')]);
  const addition = { category: 'lpg', products: [BRIGHT_GAS], areas: [{ province_code: '75' }, {}], amount: 98_000 };
  expect(await regional.send(priceApi.add, { body: addition })).toMatchObject({
    status: 422,
    body: { errors: { 'areas.1.province_code': 'Anda hanya dapat memilih wilayah Anda: Sulawesi' } },
  });
  const elsewhere = await change({ rows: rowsOf([BRIGHT_GAS, '81', 118_500]), valid_from: inDays(3) });
  const here = await change({ rows: rowsOf([BRIGHT_GAS, '75', 98_100]), valid_from: inDays(3) });
  const batches = await regional.call(priceApi.batches, { params: { category: 'lpg' }, query: { limit: 100 } });
  const seen = batches.body.data.list.map(({ id }) => id);
  expect([seen.includes(here), seen.includes(elsewhere)]).toEqual([true, false]);
  const placed = (place: object) =>
    regional.send(merchantProductApi.price, { params: { id: BRIGHT_GAS }, query: { ...place } });
  expect((await placed({ province: '75' })).status).toBe(200);
  expect((await placed({})).status).toBe(200);
  expect((await placed({ province: '31' })).body.errors).toEqual({ province: expect.stringContaining('Sulawesi') });
  expect((await placed({ regency: '31.71' })).body.errors).toEqual({ regency: expect.stringContaining('Sulawesi') });
  const [row] = await db.select({ id: prices.id }).from(prices).where(eq(prices.batch_id, elsewhere));
  expect(await regional.send(priceApi.one, { params: { id: row!.id } })).toMatchObject({ status: 404 });
  expect(await regional.send(priceApi.remove, { params: { id: row!.id } })).toMatchObject({ status: 404 });
  expect(await regional.send(priceApi.revert, { params: { id: elsewhere } })).toMatchObject({ status: 404 });
});
