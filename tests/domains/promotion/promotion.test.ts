import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { historyApi } from '../../../contract/history';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { Promotion, PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { PROMOTION_APPROVALS } from '../../../contract/promotion/promotionState';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { VOUCHER_STATUSES } from '../../../contract/promotion/voucherStatus';
import { audit_log } from '../../../server/audit/table';
import { promotion_uses } from '../../../server/domains/promotion/table';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from '../export/readCsv';
import { addPromotion, fields, inDays } from './somePromotion';

let app: TestApp;
let admin: Client;
let finance: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, finance] = await Promise.all([app.as('superadmin'), app.as('keuangan')]);
});
afterAll(() => app?.close());

const list = async (query: object, who = admin) =>
  (await who.call(promotionApi.list, { query: { limit: 100, ...query } })).body.data;
const find = async (id: string, who = admin) => (await who.call(promotionApi.one, { params: { id } })).body.data;
const update = ({ id, version }: PromotionDetail, more: object = {}, who = admin) =>
  who.send(promotionApi.update, { params: { id }, body: fields({ version, ...more }) });
const decide = ({ id, version }: PromotionDetail, approved: boolean, who: Client) =>
  who.send(promotionApi.decide, { params: { id }, body: { approved, note: 'Sudah dihitung', version } });
/** Above the threshold for approval. */
const costly = { quota: 10_000, max_discount: 50_000 };

const shared = { app: () => app, as: 'superadmin', without: 'auditor' } as const;
fourQuestions('adding a promotion', {
  ...shared,
  endpoint: promotionApi.create,
  input: () => ({ body: fields() }),
  bad: { field: 'value', change: { value: 'murah' }, message: 'Nilai harus angka' },
});
fourQuestions('changing a promotion', {
  ...shared,
  endpoint: promotionApi.update,
  input: async () => {
    const { id, version } = await addPromotion(admin);
    return { params: { id }, body: fields({ version }) };
  },
  bad: { field: 'ends_at', change: { ends_at: inDays(-5) }, message: 'Selesai harus setelah waktu mulai' },
});
fourQuestions('switching a promotion', {
  ...shared,
  endpoint: promotionApi.setStatus,
  input: async () => ({ params: { id: (await addPromotion(admin)).id }, query: { is_active: false } }),
});
fourQuestions('deciding about a promotion', {
  ...shared,
  as: 'keuangan',
  endpoint: promotionApi.decide,
  input: async () => {
    const { id, version } = await addPromotion(admin, costly);
    return { params: { id }, body: { approved: true, note: null, version } };
  },
  bad: { field: 'approved', change: { approved: 'ya' } },
});
fourQuestions('deleting a promotion', {
  ...shared,
  endpoint: promotionApi.remove,
  input: async () => ({ params: { id: (await addPromotion(admin)).id } }),
});

test('rejects invalid values and combinations on their fields', async () => {
  const errors = async (more: object) => (await admin.send(promotionApi.create, { body: fields(more) })).body.errors;
  expect(await errors({ value: 101 })).toEqual({ value: 'Nilai maksimal 100' });
  expect(await errors({ kind: 'buy_x_get_y', value: 1 })).toEqual({ buy_quantity: 'Jumlah beli harus diisi' });
  expect(await errors({ kind: 'bundle_price', value: 1_000 })).toEqual({ product_ids: 'Produk minimal 2' });
  expect(await errors({ from_time: '09:00' })).toEqual({ until_time: 'Sampai pukul harus diisi' });
  expect(await errors({ from_time: '09:00', until_time: '06:00' })).toHaveProperty('until_time');
  expect(await errors({ province_codes: ['99'] })).toEqual({ province_codes: 'Provinsi bukan pilihan yang tersedia' });
  expect(await errors({ regency_codes: ['31.99'] })).toHaveProperty('regency_codes');
  expect(await errors({ product_ids: [randomUUID()] })).toEqual({ product_ids: 'Produk bukan pilihan yang tersedia' });
  expect(await errors({ merchant_ids: [randomUUID()] })).toHaveProperty('merchant_ids');
  expect(await errors({ code: 'a b' })).toEqual({ code: 'Kode tidak sah' });
});

describe('a code', () => {
  test('is generated if empty, unused and without look-alike letters', async () => {
    const { code } = await addPromotion(admin);
    expect(code).toMatch(/^PROMO[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
    const { body } = await admin.call(promotionApi.freeCode, { query: { prefix: 'hemat' } });
    expect(body.data.code).toMatch(/^HEMAT[A-Z0-9]{6}$/);
    expect((await list({ search: body.data.code })).total).toBe(0);
  });

  test('is unique, also when several are added at once', async () => {
    const code = `SAMA${randomUUID().slice(0, 6).toUpperCase()}`;
    const answers = await Promise.all([1, 2, 3].map(() => admin.send(promotionApi.create, { body: fields({ code }) })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.body.errors).toEqual({ code: 'Kode ini sudah dipakai promo lain' });
    expect((await list({ search: code.toLowerCase() })).list.map(row => row.code)).toEqual([code]);
  });
});

test('a create sent twice with the same key adds one', async () => {
  const request = { body: fields(), headers: { 'idempotency-key': randomUUID() } };
  const [first, again] = [
    await admin.send(promotionApi.create, request),
    await admin.send(promotionApi.create, request),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect((again.body.data as Promotion).id).toBe((first.body.data as Promotion).id);
});

test('the state is derived from switch, period, approval and quota, the same in list and detail', async () => {
  const added = {
    running: await addPromotion(admin),
    planned: await addPromotion(admin, { starts_at: inDays(2) }),
    ended: await addPromotion(admin, { starts_at: inDays(-9), ends_at: inDays(-2) }),
    waiting: await addPromotion(admin, costly),
    inactive: await addPromotion(admin, { is_active: false }),
  };
  for (const [state, { id }] of Object.entries(added)) {
    expect((await find(id)).state).toBe(state);
    const found = await list({ state });
    expect(found.list.map(row => row.id)).toContain(id);
    expect(new Set(found.list.map(row => row.state))).toEqual(new Set([state]));
  }
});

test('the list is filtered by area, kind, category, days and search, its export by search', async () => {
  const bali = await addPromotion(admin, {
    title: 'Promo Bali sekali',
    kind: 'flash_sale',
    region_codes: [],
    province_codes: ['51'],
    regency_codes: ['31.71'],
    category_codes: ['refrigeran'],
  });
  expect(bali).toMatchObject({ area: expect.stringContaining('Bali'), provinces: [{ id: '51', name: 'Bali' }] });
  const has = async (query: object) => (await list(query)).list.some(({ id }) => id === bali.id);
  for (const query of [
    { region: 'jatimbalinus' },
    { region: ['jbb'] },
    { province: ['51', '99'] },
    { province: '31' },
    { regency: '31.71' },
    { kind: 'flash_sale', category: 'refrigeran' },
    { search: 'bali SEKALI' },
    { is_active: true },
    { start_date: inDays(0).slice(0, 10), end_date: inDays(0).slice(0, 10) },
  ])
    expect({ query, found: await has(query) }).toEqual({ query, found: true });
  for (const query of [
    { region: 'kalimantan' },
    { province: '32' },
    { regency: '51.71' },
    { category: 'bbm' },
    { is_active: false },
    { start_date: inDays(40).slice(0, 10) },
    { end_date: inDays(-4).slice(0, 10) },
  ])
    expect({ query, found: await has(query) }).toEqual({ query, found: false });
  for (const sort of ['title', '-starts_at', 'ends_at', '-updated_at'])
    expect((await admin.call(promotionApi.list, { query: { sort } })).status).toBe(200);
  const query = {
    format: 'csv',
    columns: 'title,kind,state,budget,province_codes,regency_codes',
    search: 'Promo Bali sekali',
  };
  const file = await admin.send(promotionApi.export, { query });
  expect(readCsv(file.raw.toString().slice(1))).toEqual([
    ['Judul', 'Jenis', 'Status', 'Anggaran', 'Provinsi', 'Kabupaten/Kota'],
    ['Promo Bali sekali', 'Harga Kilat', 'Berjalan', '100000', 'Bali', 'Kota Administrasi Jakarta Pusat'],
  ]);
});

describe('a budget above the threshold', () => {
  test('waits for approval: 403 for its author; approved by finance, it runs', async () => {
    const added = await addPromotion(admin, costly);
    expect(added).toMatchObject({ state: 'waiting', approval: 'waiting', budget: 500_000_000, may_decide: false });
    expect(await decide(added, true, admin)).toMatchObject({
      status: 403,
      body: { data: { reason: 'promotion.ownApproval' } },
    });
    expect((await find(added.id, finance)).may_decide).toBe(true);
    const { body } = await decide(added, true, finance);
    expect(body.data).toMatchObject({
      state: 'running',
      approval: 'approved',
      decided_by_name: 'Lina Kusumawardani',
      decision_note: 'Sudah dihitung',
    });
    expect(await decide(body.data as PromotionDetail, true, finance)).toMatchObject({ status: 409 });
    const [row] = await app.database.db
      .select()
      .from(audit_log)
      .where(and(eq(audit_log.entity_id, added.id), eq(audit_log.action, 'approve')));
    expect(row).toMatchObject({ entity: 'promotion', label: added.title });
  });

  test('needs a new approval for changed terms, not for a new title, and not from the user who changed them', async () => {
    const other = await app.someoneWith(['can_update_promo_regional', 'can_approve_promo_regional']);
    const body = fields(costly);
    const added = (await admin.send(promotionApi.create, { body })).body.data as PromotionDetail;
    const approved = (await decide(added, true, finance)).body.data as PromotionDetail;
    const put = async (more: object, version: number) =>
      (await other.send(promotionApi.update, { params: { id: added.id }, body: { ...body, ...more, version } })).body
        .data as PromotionDetail;
    const renamed = await put({ title: 'Judul baru' }, approved.version);
    expect(renamed).toMatchObject({ approval: 'approved', title: 'Judul baru' });
    const raised = await put({ quota: 20_000 }, renamed.version);
    expect(raised).toMatchObject({ approval: 'waiting', state: 'waiting', decided_by_name: null });
    expect((await decide(raised, true, other)).status).toBe(403);
    expect((await decide(raised, true, finance)).status).toBe(200);
  });

  test('a rejected one stays off until its terms change', async () => {
    const added = await addPromotion(admin, costly);
    const rejected = (await decide(added, false, finance)).body.data as PromotionDetail;
    expect(rejected).toMatchObject({ state: 'inactive', approval: 'rejected', is_active: false });
    const on = await admin.send(promotionApi.setStatus, { params: { id: added.id }, query: { is_active: true } });
    expect(on).toMatchObject({ status: 409, body: { data: { reason: 'promotion.rejected' } } });
    const smaller = await update(rejected);
    expect(smaller.body.data).toMatchObject({ state: 'running', approval: 'not_needed' });
  });
});

test('setStatus works without a version; a stale version is 409', async () => {
  const { id, version } = await addPromotion(admin);
  const set = (query: object) => admin.send(promotionApi.setStatus, { params: { id }, query: query as never });
  expect((await set({ is_active: false, version })).body.data).toMatchObject({
    state: 'inactive',
    version: version + 1,
  });
  expect((await set({ is_active: true, version })).status).toBe(409);
  expect((await set({ is_active: true })).body.data).toMatchObject({ state: 'running' });
  expect((await set({})).body.errors).toHaveProperty('is_active');
  const history = await admin.call(historyApi.list, { params: { entity: 'promotion', id } });
  expect(history.body.data.total).toBe(3);
});

test('its history names the products that were chosen', async () => {
  const { list: products } = (await admin.call(promotionApi.products)).body.data;
  const [first] = products;
  const added = await addPromotion(admin);
  expect((await update(added, { product_ids: [first!.id] })).status).toBe(200);
  const { body } = await admin.call(historyApi.list, { params: { entity: 'promotion', id: added.id } });
  expect(body.data.list[0]!.names).toEqual({ [first!.id]: first!.name });
});

test('of several concurrent changes of one version one succeeds', async () => {
  const added = await addPromotion(admin);
  const answers = await Promise.all([11, 12, 13].map(quota => update(added, { quota })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a used promotion cannot be deleted, keeps its kind, and its quota stays at least its uses', async () => {
  const [used] = (await list({ search: 'ONGKIR5' })).list;
  const detail = await find(used!.id);
  expect(detail.figures.orders).toBe(used!.used);
  expect(detail).toMatchObject({ may_delete: false, left: used!.quota - used!.used! });
  expect(await admin.send(promotionApi.remove, { params: { id: used!.id } })).toMatchObject({
    status: 409,
    body: { data: { reason: 'promotion.used' } },
  });
  expect((await update(detail, { quota: 1 })).body.errors).toEqual({
    quota: `Kuota minimal ${used!.used}, sebanyak yang sudah terpakai`,
  });
  expect((await update(detail, { quota: 9_000 })).body.errors).toHaveProperty('kind');
});

describe('the demo', () => {
  test('uses agree with counters and with the discounts of orders', async () => {
    const all = (await list({})).list;
    expect(new Set(all.map(({ state }) => state))).toEqual(
      new Set(['running', 'planned', 'waiting', 'used_up', 'ended', 'inactive']),
    );
    expect(new Set(all.map(({ approval }) => approval))).toEqual(new Set(PROMOTION_APPROVALS));
    const issued = await Promise.all(
      VOUCHER_STATUSES.map(status => admin.call(voucherApi.list, { query: { status, limit: 1 } })),
    );
    expect(issued.map(({ body }) => body.data.total > 0)).toEqual(VOUCHER_STATUSES.map(() => true));
    const { db } = app.database;
    const { rows } = await db.execute<Record<string, string>>(`select
      (select sum(discount) from orders) as discounts, (select sum(goods_discount + shipping_discount) from promotion_uses) as uses,
      (select count(*) from promotions p where used <> (select count(*) from promotion_uses u where u.promotion_id = p.id and released_at is null)) as wrong,
      (select count(*) from promotion_uses u join promotions p on p.id = u.promotion_id where used_at < starts_at or used_at > ends_at) as outside`);
    expect(Number(rows[0]!.discounts)).toBe(Number(rows[0]!.uses));
    expect(rows.map(({ wrong, outside }) => [Number(wrong), Number(outside)])).toEqual([[0, 0]]);
    expect(await db.$count(promotion_uses)).toBeGreaterThan(50);
  });

  test('lists the orders that used a promotion', async () => {
    const id = stableId('promotion', 'ONGKIR10');
    const { body } = await admin.call(promotionApi.uses, { query: { promotion: id, limit: 5 } });
    expect(body.data.list).toHaveLength(5);
    expect(body.data.list[0]).toMatchObject({ order_number: expect.stringMatching(/^PSN-/), voucher_code: 'ONGKIR10' });
    const number = body.data.list[0]!.order_number;
    const found = await admin.call(promotionApi.uses, { query: { promotion: id, search: number } });
    expect(found.body.data.total).toBe(1);
  });
});
