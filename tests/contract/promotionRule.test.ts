import fc from 'fast-check';
import { CATEGORY_CODES } from '../../contract/product';
import { eligibleItems, type PromotionBasket } from '../../contract/promotion/promotionBenefit';
import { PROMOTION_KIND_FACTS, PROMOTION_KINDS } from '../../contract/promotion/promotionKind';
import { type PromotionContext, type PromotionTerms, promotionOutcome } from '../../contract/promotion/promotionRule';
import { PROMOTION_APPROVALS, promotionState } from '../../contract/promotion/promotionState';
import { VOUCHER_DECISIONS } from '../../contract/promotion/voucherStatus';

const PRODUCTS = ['p1', 'p2', 'p3'];
/** A Wednesday, ten in the morning in Jakarta. */
const at = new Date('2026-11-25T03:00:00.000Z');

const basket: fc.Arbitrary<PromotionBasket> = fc.record({
  items: fc.array(
    fc.record({
      product_id: fc.constantFrom(...PRODUCTS, null),
      category_code: fc.constantFrom(...CATEGORY_CODES),
      quantity: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 0, max: 2_000_000 }),
    }),
    { maxLength: 6 },
  ),
  shipping_cost: fc.nat(60_000),
  traded_in: fc.nat(5),
});

const open: PromotionTerms = {
  kind: 'amount_discount',
  value: 10_000,
  buy_quantity: null,
  region_codes: [],
  province_codes: [],
  regency_codes: [],
  category_codes: [],
  product_ids: [],
  merchant_ids: [],
  weekdays: [],
  from_time: null,
  until_time: null,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  quota: 10,
  used: 0,
  min_purchase: 0,
  max_discount: 1_000_000,
  max_uses_per_customer: 1,
  is_active: true,
  approval: 'not_needed',
};

/** Promotions whose conditions are mostly met. */
const terms: fc.Arbitrary<PromotionTerms> = fc
  .record({
    kind: fc.constantFrom(...PROMOTION_KINDS),
    value: fc.integer({ min: 1, max: 100_000 }),
    buy_quantity: fc.integer({ min: 1, max: 5 }),
    category_codes: fc.subarray([...CATEGORY_CODES], { maxLength: 3 }),
    product_ids: fc.subarray(PRODUCTS),
    weekdays: fc.constantFrom([], [3], [5]),
    min_purchase: fc.constantFrom(0, 0, 50_000),
    max_discount: fc.integer({ min: 1, max: 200_000 }),
    used: fc.constantFrom(0, 0, 0, 10),
    approval: fc.constantFrom(...PROMOTION_APPROVALS, 'approved' as const, 'not_needed' as const),
    is_active: fc.constantFrom(true, true, true, false),
  })
  .map(more => ({
    ...open,
    ...more,
    value: PROMOTION_KIND_FACTS[more.kind].unit === 'percent' ? (more.value % 100) + 1 : more.value,
  }));

const voucher = {
  decision: 'active' as const,
  starts_at: open.starts_at,
  ends_at: open.ends_at,
  quota: 1,
  used: 0,
};
const there: PromotionContext = {
  at,
  merchant_id: 'm1',
  region_code: 'jbb',
  province_code: '31',
  regency_code: '31.71',
  customer: { orders: 0, uses: 0 },
  voucher,
};

const total = (promotion: PromotionTerms, of: PromotionBasket, context = there) => {
  const outcome = promotionOutcome(promotion, of, context);
  return outcome.ok ? outcome.benefit.total : 0;
};
const amountOf = (items: PromotionBasket['items']) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

test('a benefit is a non-negative integer, never above goods, shipping cost or ceiling', () => {
  let given = 0;
  fc.assert(
    fc.property(terms, basket, (promotion, of) => {
      const outcome = promotionOutcome(promotion, of, there);
      if (!outcome.ok) return;
      given += 1;
      const { goods, shipping, points, total: sum } = outcome.benefit;
      for (const amount of [goods, shipping, points]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      expect(goods).toBeLessThanOrEqual(amountOf(eligibleItems(promotion, of)));
      expect(shipping).toBeLessThanOrEqual(of.shipping_cost);
      expect(sum).toBe(goods + shipping);
      expect(sum).toBeLessThanOrEqual(promotion.max_discount);
      expect(points).toBeLessThanOrEqual(promotion.max_discount);
      expect(sum + points).toBeGreaterThan(0);
      expect(promotionState(promotion, at)).toBe('running');
    }),
    { numRuns: 3_000 },
  );
  expect(given).toBeGreaterThan(100);
});

test('more goods, a higher ceiling or value, or a lower minimum never lower the benefit', () => {
  const more = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(terms, basket, more, fc.nat(5), (promotion, of, extra, index) => {
      const before = total(promotion, of);
      const items = of.items.map((item, at) => (at === index ? { ...item, quantity: item.quantity + extra } : item));
      expect(total(promotion, { ...of, items })).toBeGreaterThanOrEqual(before);
      expect(total({ ...promotion, max_discount: promotion.max_discount + extra }, of)).toBeGreaterThanOrEqual(before);
      expect(total({ ...promotion, min_purchase: 0 }, of)).toBeGreaterThanOrEqual(before);
      expect(total(promotion, { ...of, shipping_cost: of.shipping_cost + extra })).toBeGreaterThanOrEqual(before);
      const { unit } = PROMOTION_KIND_FACTS[promotion.kind];
      // more free units require more bought ones
      if (unit !== 'quantity')
        expect(total({ ...promotion, value: promotion.value + extra }, of)).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 2_000 },
  );
});

test('the outcome is deterministic, and a reason does not depend on later conditions', () => {
  fc.assert(
    fc.property(terms, basket, basket, (promotion, one, other) => {
      expect(promotionOutcome(promotion, one, there)).toEqual(promotionOutcome(promotion, one, there));
      const off = { ...promotion, is_active: false };
      expect(promotionOutcome(off, one, there)).toEqual(promotionOutcome(off, other, there));
    }),
  );
});

describe('the first failed condition is the reason', () => {
  const goods: PromotionBasket = {
    items: [{ product_id: 'p1', category_code: 'lpg', quantity: 2, price: 90_000 }],
    shipping_cost: 10_000,
  };
  const reason = (more: Partial<PromotionTerms>, context: Partial<PromotionContext> = {}, of = goods) => {
    const outcome = promotionOutcome({ ...open, ...more }, of, { ...there, ...context });
    return outcome.ok ? outcome.benefit : outcome.error.code.replace('promotion.', '');
  };

  test.each<[string, Partial<PromotionTerms>, Partial<PromotionContext>?, PromotionBasket?]>([
    ['inactive', { is_active: false, used: 10 }],
    ['ended', { ends_at: at.toISOString(), approval: 'waiting' }],
    ['notApproved', { approval: 'waiting' }],
    ['notApproved', { approval: 'rejected' }],
    ['notBegun', { starts_at: '2026-11-25T03:00:00.001Z' }],
    ['usedUp', { used: 10 }],
    ['voucherNeeded', {}, { voucher: null }],
    ['voucherUsedUp', {}, { voucher: { ...voucher, used: 1 } }],
    ['voucherNotUsable', {}, { voucher: { ...voucher, ends_at: at.toISOString() } }],
    ['wrongDay', { weekdays: [1, 2, 4, 5, 6, 7] }],
    ['wrongHour', { from_time: '06:00', until_time: '10:00' }],
    ['wrongArea', { region_codes: ['jbt'], province_codes: ['32'], regency_codes: ['31.72'] }],
    ['wrongMerchant', { merchant_ids: ['m2'] }],
    ['notNewCustomer', { kind: 'new_customer' }, { customer: { orders: 1, uses: 0 } }],
    ['customerUsedUp', {}, { customer: { orders: 3, uses: 1 } }],
    ['noEligibleGoods', { category_codes: ['bbm'] }],
    ['noEligibleGoods', { product_ids: ['p2'] }],
    ['belowMinimum', { min_purchase: 180_001 }],
    ['bundleIncomplete', { kind: 'bundle_price', product_ids: ['p1', 'p2'] }],
    ['tooFew', { kind: 'buy_x_get_y', value: 1, buy_quantity: 2 }],
    ['noTradeIn', { kind: 'trade_in' }],
    ['noShipping', { kind: 'free_shipping' }, {}, { ...goods, shipping_cost: 0 }],
    ['nothing', {}, {}, { ...goods, items: [{ ...goods.items[0]!, price: 0 }] }],
    // rest parameters, since Jest passes its callback for a parameter that a row does not fill
  ])('%s', (...[expected, promotion, context, of]) => expect(reason(promotion, context, of)).toBe(expected));

  test.each<[Partial<PromotionTerms>, object, Partial<PromotionBasket>?]>([
    [{}, { goods: 10_000, shipping: 0 }],
    [{ kind: 'percent_discount', value: 15 }, { goods: 27_000 }],
    [{ kind: 'percent_discount', value: 15, max_discount: 20_000 }, { goods: 20_000 }],
    [{ kind: 'flash_sale', value: 33, weekdays: [3], from_time: '10:00', until_time: '10:01' }, { goods: 59_400 }],
    [
      { kind: 'free_shipping', value: 12_000 },
      { goods: 0, shipping: 10_000, total: 10_000 },
    ],
    [{ kind: 'free_shipping', value: 7_000 }, { shipping: 7_000 }],
    [
      { kind: 'cashback_points', value: 500 },
      { points: 500, total: 0 },
    ],
    [
      { kind: 'new_customer', value: 15_000 },
      { shipping: 10_000, goods: 5_000, total: 15_000 },
    ],
    [{ kind: 'buy_x_get_y', value: 1, buy_quantity: 1 }, { goods: 90_000 }],
    [{ kind: 'trade_in', value: 20_000 }, { goods: 40_000 }, { traded_in: 3 }],
    [{ region_codes: ['jbt'], regency_codes: ['31.71'] }, { goods: 10_000 }],
  ])('%j gives %j', (...[promotion, benefit, more]) =>
    expect(reason(promotion, {}, { ...goods, ...more })).toMatchObject(benefit),
  );

  test('lines of one product are merged; the scarcest item decides the number of bundles', () => {
    const [item] = goods.items;
    const lines = { ...goods, items: [item!, { ...item!, quantity: 1 }] };
    expect(reason({ kind: 'buy_x_get_y', value: 1, buy_quantity: 2 }, {}, lines)).toMatchObject({ goods: 90_000 });
    const parts = { ...goods, items: [item!, { ...item!, product_id: 'p2', quantity: 5 }] };
    const bundle = { kind: 'bundle_price' as const, value: 3_000, product_ids: ['p1', 'p2'] };
    expect(reason(bundle, {}, parts)).toMatchObject({ goods: 6_000 });
  });

  test('only an active voucher is usable', () => {
    for (const decision of VOUCHER_DECISIONS)
      expect(typeof reason({}, { voucher: { ...voucher, decision } })).toBe(
        decision === 'active' ? 'object' : 'string',
      );
  });
});
