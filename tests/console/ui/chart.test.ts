import fc from 'fast-check';
import { changeOf } from '../../../src/ui/chart/ChangeMark';
import { moneyScale } from '../../../src/ui/chart/Measure';
import { axisWidth } from '../../../src/ui/chart/stepText';
import { ticksOf } from '../../../src/ui/chart/ticksOf';

test('a change is relative to the previous value', () => {
  expect(changeOf(110, 100)).toEqual({ direction: 'up', share: expect.closeTo(0.1) });
  expect(changeOf(43, 100)).toEqual({ direction: 'down', share: expect.closeTo(0.57) });
  expect(changeOf(100_000, 100_001)).toEqual({ direction: 'same', share: 0 });
  expect(changeOf(0, 100)).toEqual({ direction: 'down', share: 1 });
  expect(changeOf(5, 0)).toEqual({ direction: 'up', share: null });
  expect(changeOf(0, 0)).toBeNull();
});

test('money on an axis has a unit that keeps it short', () => {
  expect(moneyScale(950)).toEqual({ unit: 'rupiah', by: 1 });
  expect(moneyScale(2_578_000)).toEqual({ unit: 'million', by: 1e6 });
  expect(moneyScale(1e9)).toEqual({ unit: 'billion', by: 1e9 });
  expect(moneyScale(0)).toEqual({ unit: 'rupiah', by: 1 });
});

test('ticks are few and round, and cover the highest value', () => {
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

test('negative values add ticks below 0', () => {
  expect(ticksOf(3, false, -1)).toEqual([-1, 0, 1, 2, 3]);
  expect(ticksOf(0, false, -4)).toEqual([-4, -3, -2, -1, 0]);
  const amount = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1e9, noNaN: true }));
  fc.assert(
    fc.property(amount, amount, (most, below) => {
      const ticks = ticksOf(most, false, -below);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.at(-1)! * (1 + 1e-6) + 1e-9).toBeGreaterThanOrEqual(most);
      expect(ticks[0]! * (1 + 1e-6) - 1e-9).toBeLessThanOrEqual(-below);
    }),
  );
});

test('an axis is as wide as its longest label', () => {
  expect(axisWidth(['0', '25', '100'])).toBe(axisWidth(['100']));
  expect(axisWidth(['1.200.000'])).toBeGreaterThan(9 * 7);
});
