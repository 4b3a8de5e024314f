import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionBasket } from '../../../contract/promotion/promotionBenefit';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import type { HttpError } from '../../../server/core/HttpError';
import { releasePromotion } from '../../../server/domains/promotion/releasePromotion';
import { promotion_uses, promotions, vouchers } from '../../../server/domains/promotion/table';
import { checkPromotion, usePromotion } from '../../../server/domains/promotion/usePromotion';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { addActiveVoucher, addPromotion } from './somePromotion';

let app: TestApp;
let admin: Client;
let finance: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, finance] = await Promise.all([app.as('superadmin'), app.as('keuangan')]);
});
afterAll(() => app?.close());

const basket: PromotionBasket = {
  items: [{ product_id: null, category_code: 'bbm', quantity: 2, price: 60_000 }],
  shipping_cost: 10_000,
};
const order = (code: string, customer: string = randomUUID()) => ({
  code,
  basket,
  at: new Date(),
  merchant: { merchant_id: randomUUID(), region_code: 'jbb' as const, province_code: '31', regency_code: '31.71' },
  customer: { id: customer, orders: 0 },
});
const anywhere = { regions: null };
const use = (code: string, id: string = randomUUID(), customer?: string) =>
  app.database.db.transaction(tx =>
    usePromotion(tx, { ...order(code, customer), order: { id, number: `PSN-${id.slice(0, 8)}` } }, anywhere),
  );
const release = (id: string) => app.database.db.transaction(tx => releasePromotion(tx, id));
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'used',
    (error: HttpError) => (error.data as { reason: string }).reason,
  );
const usedOf = async (id: string) =>
  (await app.database.db.select({ used: promotions.used }).from(promotions).where(eq(promotions.id, id)))[0]!.used;

test('of fifty concurrent orders for the last ten uses exactly ten succeed', async () => {
  const promotion = await addPromotion(admin, { quota: 10, kind: 'flash_sale' });
  const reasons = await Promise.all(Array.from({ length: 50 }, () => reasonOf(use(promotion.code))));
  expect(reasons.filter(reason => reason === 'used')).toHaveLength(10);
  expect(new Set(reasons)).toEqual(new Set(['used', 'promotion.usedUp']));
  expect(await usedOf(promotion.id)).toBe(10);
  expect(await app.database.db.$count(promotion_uses, eq(promotion_uses.promotion_id, promotion.id))).toBe(10);
});

test('the last use of a voucher goes to one order and, once released, to another', async () => {
  const promotion = await addPromotion(admin, { quota: 100 });
  const { id, code } = await addActiveVoucher(admin, finance, promotion);
  const orders = Array.from({ length: 10 }, () => randomUUID());
  const reasons = await Promise.all(orders.map(one => reasonOf(use(code, one))));
  expect(reasons.toSorted().slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'promotion.voucherUsedUp'));
  const winner = orders[reasons.indexOf('used')]!;
  // released only once, even concurrently
  expect((await Promise.all([1, 2, 3].map(() => release(winner)))).toSorted()).toEqual([0, 0, 1]);
  expect(await usedOf(promotion.id)).toBe(0);
  expect(await reasonOf(use(code.toLowerCase()))).toBe('used');
  const [voucher] = await app.database.db.select().from(vouchers).where(eq(vouchers.id, id));
  expect(voucher!.used).toBe(1);
  expect((await admin.send(voucherApi.remove, { params: { id } })).status).toBe(409);
});

test('counters stay right under concurrent uses and releases', async () => {
  const promotion = await addPromotion(admin, { quota: 8, kind: 'flash_sale' });
  const ids = Array.from({ length: 30 }, () => randomUUID());
  await Promise.all(
    ids.map(async (id, index) => {
      const reason = await reasonOf(use(promotion.code, id));
      if (reason === 'used' && index % 2 === 0) await release(id);
    }),
  );
  const { body } = await admin.call(promotionApi.one, { params: { id: promotion.id } });
  const { used, figures } = body.data;
  expect(used).toBe(figures.orders);
  expect(used).toBeLessThanOrEqual(8);
  expect(figures).toMatchObject({ discount: used! * 10_000, customers: used });
});

test('limits uses per customer; a check has the same outcome without a use', async () => {
  const promotion = await addPromotion(admin, { kind: 'flash_sale', max_uses_per_customer: 2 });
  const customer = randomUUID();
  const checked = await checkPromotion(app.database.db, order(promotion.code, customer), anywhere);
  expect(checked).toMatchObject({ promotion_id: promotion.id, benefit: { goods: 10_000, shipping: 0 } });
  expect(await usedOf(promotion.id)).toBe(0);
  const reasons = await Promise.all([1, 2, 3].map(() => reasonOf(use(promotion.code, randomUUID(), customer))));
  expect(reasons.toSorted()).toEqual(['promotion.customerUsedUp', 'used', 'used']);
  const check = checkPromotion(app.database.db, order(promotion.code, customer), anywhere);
  expect(await reasonOf(check)).toBe('promotion.customerUsedUp');
});

test('an inapplicable code gives the reason', async () => {
  const promotion = await addPromotion(admin);
  expect(await reasonOf(use('TIDAKADA'))).toBe('promotion.unknownCode');
  expect(await reasonOf(use('\0'))).toBe('promotion.unknownCode');
  expect(await reasonOf(use(promotion.code))).toBe('promotion.voucherNeeded');
  await expect(use('TIDAKADA')).rejects.toMatchObject({
    code: 422,
    errors: { promotion_code: { message: 'Kode promo TIDAKADA tidak ditemukan.' } },
  });
});

test('a rolled-back order consumes no use', async () => {
  const promotion = await addPromotion(admin, { kind: 'flash_sale' });
  const failing = app.database.db.transaction(async tx => {
    await usePromotion(tx, { ...order(promotion.code), order: { id: randomUUID(), number: 'PSN-1' } }, anywhere);
    throw new Error('out of stock');
  });
  await expect(failing).rejects.toThrow('out of stock');
  expect(await usedOf(promotion.id)).toBe(0);
  expect((await admin.send(promotionApi.remove, { params: { id: promotion.id } })).status).toBe(200);
});
