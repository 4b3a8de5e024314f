import { randomUUID } from 'node:crypto';
import type { RegionCode } from '../../../contract/area/region';
import { historyApi } from '../../../contract/history';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { promotion_uses } from '../../../server/domains/promotion/table';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { addPromotion, addVoucher, fields, someoneOf } from './somePromotion';

let app: TestApp;
let national: Client;
/** Bound to JBB. */
let regional: Client;
/** In JBB, in a province of JBB, in JBB and another region, in another region, in the whole country. */
let own: PromotionDetail;
let province: PromotionDetail;
let both: PromotionDetail;
let other: PromotionDetail;
let nationwide: PromotionDetail;

beforeAll(async () => {
  app = await startApp();
  national = await app.as('superadmin');
  regional = await someoneOf(app, 'jbb');
  own = await addPromotion(national);
  province = await addPromotion(national, { region_codes: [], province_codes: ['31'] });
  both = await addPromotion(national, { province_codes: ['51'] });
  other = await addPromotion(national, { region_codes: ['sulawesi'] });
  nationwide = await addPromotion(national, { region_codes: [] });
});
afterAll(() => app?.close());

/** Adds a use by an order of a region. @returns the order's number */
async function addUse({ id }: PromotionDetail, region_code: RegionCode, discount = 1_000, released_at?: string) {
  const order_id = randomUUID();
  const order_number = `PSN-${order_id.slice(0, 8)}`;
  await app.database.db.insert(promotion_uses).values({
    ...{ promotion_id: id, order_id, order_number, region_code, customer_id: randomUUID() },
    ...{ goods_discount: discount, shipping_discount: 0, released_at },
  });
  return order_number;
}

/** Runs in sequence: a person may have two downloads at a time. */
async function statuses(work: (promotion: PromotionDetail) => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (const one of [own, province, both, other, nationwide]) found.push((await work(one)).status);
  return found;
}

test('regional users can read their promotions and nationwide ones: list, export, detail, vouchers, history', async () => {
  const { list, total } = (await regional.call(promotionApi.list, { query: { limit: 100 } })).body.data;
  expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, province.id, both.id, nationwide.id]));
  expect(list.map(({ id }) => id)).not.toContain(other.id);
  const file = await regional.send(promotionApi.export, { query: { format: 'csv' } });
  expect(file.headers['x-total-rows']).toBe(String(total));
  expect((await regional.call(promotionApi.list, { query: { region: 'sulawesi' } })).body.data.total).toBe(0);

  const usesOf = async (id: string, who = regional) =>
    (await who.call(promotionApi.uses, { query: { promotion: id } })).body.data.total;
  await addUse(own, 'jbb');
  await addUse(other, 'sulawesi');
  expect([await usesOf(own.id), await usesOf(own.id, national)]).toEqual([1, 1]);
  expect([await usesOf(other.id), await usesOf(other.id, national)]).toEqual([0, 1]);
  for (const endpoint of [promotionApi.one, voucherApi.ofPromotion, voucherApi.export])
    expect(await statuses(({ id }) => regional.send(endpoint, { params: { id } }))).toEqual([200, 200, 200, 404, 200]);
  expect(await statuses(({ id }) => regional.send(historyApi.list, { params: { entity: 'promotion', id } }))).toEqual([
    200, 200, 200, 404, 200,
  ]);

  const voucher = await addVoucher(national, other);
  expect((await regional.send(voucherApi.one, { params: { id: voucher.id } })).status).toBe(404);
  expect((await regional.send(historyApi.list, { params: { entity: 'voucher', id: voucher.id } })).status).toBe(404);
  expect((await regional.call(voucherApi.list, { query: { search: voucher.code } })).body.data.total).toBe(0);
  expect((await national.call(voucherApi.list, { query: { search: voucher.code } })).body.data.total).toBe(1);
});

test('of a promotion that runs in several regions, users see uses and figures of orders in their own region only', async () => {
  const usesOf = async ({ id }: PromotionDetail, who: Client) =>
    (await who.call(promotionApi.uses, { query: { promotion: id } })).body.data.list
      .map(use => use.order_number)
      .sort();
  const figuresOf = async ({ id }: PromotionDetail, who: Client) =>
    (await who.call(promotionApi.one, { params: { id } })).body.data;
  for (const promotion of [both, nationwide]) {
    const near = await addUse(promotion, 'jbb', 2_000);
    const far = await addUse(promotion, 'sulawesi', 500);
    const gone = await addUse(promotion, 'sulawesi', 300, new Date().toISOString());
    expect(await usesOf(promotion, regional)).toEqual([near]);
    expect(await usesOf(promotion, national)).toEqual([near, far, gone].sort());
    const own = { orders: 1, customers: 1, discount: 2_000, released: 0 };
    expect((await figuresOf(promotion, regional)).figures).toMatchObject(own);
    const all = { orders: 2, customers: 2, discount: 2_500, released: 1 };
    expect((await figuresOf(promotion, national)).figures).toMatchObject(all);
  }
  const elsewhere = await addPromotion(national);
  await addUse(elsewhere, 'sulawesi');
  const nobody = await someoneOf(app, null);
  expect(await usesOf(nationwide, nobody)).toEqual([]);
  // a use in any region keeps a promotion from being deleted
  expect(await figuresOf(elsewhere, regional)).toMatchObject({ figures: { orders: 0 }, may_delete: false });
});

test('a merchant of another region is named by its region only', async () => {
  const merchantOf = async (region: RegionCode) =>
    (await national.call(merchantApi.list, { query: { region: [region] } })).body.data.list[0]!;
  const [near, far] = [await merchantOf('jbb'), await merchantOf('sulawesi')];
  const { id } = await addPromotion(national, { region_codes: [], merchant_ids: [near.id, far.id] });
  const namesFor = async (who: Client) =>
    (await who.call(promotionApi.one, { params: { id } })).body.data.merchants.map(({ name }) => name).sort();
  expect(await namesFor(national)).toEqual([near.name, far.name].sort());
  expect(await namesFor(regional)).toEqual([near.name, 'Sulawesi'].sort());
});

test('regional users can change only promotions confined to their region, and vouchers of those', async () => {
  const mine = [200, 200, 403, 404, 403];
  expect(
    await statuses(({ id }) => regional.send(promotionApi.setStatus, { params: { id }, query: { is_active: true } })),
  ).toEqual(mine);
  expect(
    await statuses(({ id, version }) =>
      regional.send(promotionApi.update, { params: { id }, body: fields({ version }) }),
    ),
  ).toEqual(mine);
  expect(await statuses(({ id }) => regional.send(voucherApi.create, { params: { id }, body: {} }))).toEqual(
    mine.map(status => (status === 200 ? 201 : status)),
  );
  const voucher = await addVoucher(national, both);
  const body = { status: 'revoked', version: voucher.version };
  expect((await regional.send(voucherApi.setStatus, { params: { id: voucher.id }, body })).status).toBe(403);
  expect((await regional.send(promotionApi.remove, { params: { id: both.id } })).body).toMatchObject({
    code: 403,
    message: 'Promo ini juga berlaku di wilayah lain. Anda hanya dapat mengubah promo wilayah Anda.',
  });
});

test('regional users cannot add a promotion beyond their region', async () => {
  const add = async (more: object) => (await regional.send(promotionApi.create, { body: fields(more) })).body;
  expect(await add({ region_codes: [], regency_codes: ['31.71'] })).toMatchObject({ code: 201 });
  for (const more of [
    { region_codes: [] },
    { region_codes: ['jbb', 'jbt'] },
    { province_codes: ['51'] },
    { regency_codes: ['51.71'] },
  ])
    expect(await add(more)).toMatchObject({
      code: 422,
      errors: { region_codes: 'Anda hanya dapat memilih wilayah Anda: JBB' },
    });
  const nobody = await someoneOf(app, null);
  expect((await nobody.send(promotionApi.create, { body: fields() })).body.errors).toEqual({
    region_codes: 'Akun Anda belum memiliki wilayah. Mintalah kepada pengelola akses',
  });
  expect((await nobody.send(promotionApi.one, { params: { id: own.id } })).status).toBe(404);
});
