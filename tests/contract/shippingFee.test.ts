import fc from 'fast-check';
import { FEE_STEP, shippingFee, type Tariff } from '../../contract/shippingCost/shippingFee';

const tariff: fc.Arbitrary<Tariff> = fc.record({
  base_fee: fc.nat(100_000),
  included_km: fc.nat(20),
  fee_per_km: fc.nat(20_000),
  max_km: fc.integer({ min: 1, max: 50 }),
  free_from: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
});
const metres = fc.nat(60_000);

test('a fee is a multiple of the step, never falls with distance, is about the base fee or more, and 0 when free', () => {
  fc.assert(
    fc.property(tariff, metres, metres, fc.nat(2_000_000), (of, one, other, goods) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      const fee = shippingFee(of, near, goods);
      const farther = shippingFee(of, far, goods);
      expect(fee === null).toBe(near > of.max_km * 1_000);
      expect(farther === null).toBe(far > of.max_km * 1_000);
      if (fee === null) return;
      expect(fee % FEE_STEP).toBe(0);
      const free = of.free_from !== null && goods >= of.free_from;
      if (free) expect(fee).toBe(0);
      else expect(fee).toBeGreaterThanOrEqual(of.base_fee - FEE_STEP / 2);
      if (farther !== null) expect(farther).toBeGreaterThanOrEqual(fee);
    }),
  );
});

test.each([
  [0, 0, 10_000],
  [2_000, 0, 10_000],
  [2_100, 0, 10_500],
  [3_000, 0, 12_500],
  [3_130, 0, 13_000],
  [10_000, 0, 30_000],
  [10_001, 0, null],
  [10_000, 199_999, 30_000],
  [10_000, 200_000, 0],
  [10_001, 200_000, null],
])('%i m, goods for %i: %p', (distance, goods, fee) => {
  const of = { base_fee: 10_000, included_km: 2, fee_per_km: 2_500, max_km: 10, free_from: 200_000 };
  expect(shippingFee(of, distance, goods)).toBe(fee);
});
