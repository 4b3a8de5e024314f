import fc from 'fast-check';
import { rankMerchants } from '../../contract/desk/deskMerchant';
import { orderTotal } from '../../contract/desk/orderTotal';
import { openingState, WIB, ZONE_MINUTES } from '../../contract/merchant/openingState';

const rupiah = fc.integer({ min: 0, max: 1_000_000_000 });
const items = fc.array(fc.record({ price: rupiah, quantity: fc.integer({ min: 1, max: 100 }) }), { maxLength: 6 });

test('a total is goods plus shipping less the discount, never below zero', () => {
  fc.assert(
    fc.property(items, rupiah, rupiah, (bought, shipping_cost, discount) => {
      const sum = orderTotal({ items: bought, shipping_cost, discount });
      expect(sum.total).toBe(sum.goods_amount + sum.shipping_cost - sum.discount);
      expect(sum.total).toBeGreaterThanOrEqual(0);
      expect(sum.discount).toBeLessThanOrEqual(discount);
      expect(orderTotal({ items: bought, shipping_cost }).total).toBe(sum.goods_amount + shipping_cost);
      expect(orderTotal({ items: bought.toReversed(), shipping_cost, discount })).toEqual(sum);
    }),
  );
});

test('open merchants rank first, then complete offers, then the cheapest or nearest', () => {
  const offer = (number: string, total: number, distance_m: number, more = {}) => ({
    ...{ number, total, distance_m, is_open: true, is_complete: true },
    ...more,
  });
  const offers = [
    offer('closed', 1, 1, { is_open: false }),
    offer('lacking', 2, 2, { is_complete: false }),
    offer('near', 30, 10),
    offer('cheap', 20, 40),
  ];
  const ranked = (by: 'total' | 'distance') => rankMerchants(offers, by).map(({ number }) => number);
  expect(ranked('total')).toEqual(['cheap', 'near', 'lacking', 'closed']);
  expect(ranked('distance')).toEqual(['near', 'cheap', 'lacking', 'closed']);
});

describe('a merchant is open by its local time', () => {
  const day = { open: '08:00', close: '20:00' };
  // closed on Sundays
  const hours = [day, day, day, day, day, day, null];
  const at = (instant: string) => Date.parse(instant);

  test.each([
    ['2026-11-20T00:59:00Z', 'WIB', { is_open: false, closes_at: null, opens_at: '08:00' }],
    ['2026-11-20T01:00:00Z', 'WIB', { is_open: true, closes_at: '20:00', opens_at: null }],
    ['2026-11-20T12:59:59Z', 'WIB', { is_open: true, closes_at: '20:00', opens_at: null }],
    ['2026-11-20T13:00:00Z', 'WIB', { is_open: false, closes_at: null, opens_at: null }],
    ['2026-11-19T23:00:00Z', 'WIT', { is_open: true, closes_at: '20:00', opens_at: null }],
    ['2026-11-22T03:00:00Z', 'WITA', { is_open: false, closes_at: null, opens_at: null }],
  ])('%s in %s', (instant, zone, state) => {
    expect(openingState(hours, at(instant), ZONE_MINUTES[zone]!)).toEqual(state);
  });

  test('a merchant that never closes has no closing time', () => {
    const always = Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), instant => {
        expect(openingState(always, instant, WIB)).toEqual({ is_open: true, closes_at: null, opens_at: null });
      }),
    );
  });
});
