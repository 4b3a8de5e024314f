import fc from 'fast-check';
import { changeOf } from '../../../src/resources/transaction/changeOf';
import { scaleOf } from '../../../src/resources/transaction/measures';
import { ticksOf } from '../../../src/resources/transaction/ticksOf';

test('a change is a share of what was before', () => {
  expect(changeOf(110, 100)).toEqual({ direction: 'up', share: expect.closeTo(0.1) });
  expect(changeOf(43, 100)).toEqual({ direction: 'down', share: expect.closeTo(0.57) });
  expect(changeOf(100_000, 100_001)).toEqual({ direction: 'same', share: 0 });
  expect(changeOf(0, 100)).toEqual({ direction: 'down', share: 1 });
  expect(changeOf(5, 0)).toEqual({ direction: 'up', share: null });
  expect(changeOf(0, 0)).toBeNull();
});

test('money on an axis has a unit that keeps it short', () => {
  expect(scaleOf('value', 950)).toEqual({ unit: 'rupiah', by: 1 });
  expect(scaleOf('value', 2_578_000)).toEqual({ unit: 'million', by: 1e6 });
  expect(scaleOf('value', 1e9)).toEqual({ unit: 'billion', by: 1e9 });
  expect(scaleOf('orders', 1e9)).toEqual({ unit: 'orders', by: 1 });
});

test('lines of a chart are round, few, evenly far from 0 and hold the highest figure', () => {
  expect(ticksOf(2.578, false)).toEqual([0, 1, 2, 3]);
  expect(ticksOf(1.4, false)).toEqual([0, 0.5, 1, 1.5]);
  expect(ticksOf(0, true)).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), fc.boolean(), (most, whole) => {
      const ticks = ticksOf(most, whole);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)! * (1 + 1e-6)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2)!).toBeLessThan(most);
      if (whole) expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
