import fc from 'fast-check';
import { unusualChange } from '../../../src/resources/dashboard/Overview';

const steady = [100, 104, 98, 101, 97, 102, 99];

test('a change within the variation between days is not unusual', () => {
  expect(unusualChange({ now: [90, 130, 70, 150, 60, 140, 110], before: [80, 120, 75, 140, 70, 120, 95] })).toBeNull();
  expect(unusualChange({ now: steady, before: steady })).toBeNull();
});

test('a change beyond the variation between days is reported with its size', () => {
  expect(unusualChange({ now: steady.map(day => day * 1.5), before: steady })).toBeCloseTo(0.5);
  expect(unusualChange({ now: steady.map(day => day * 0.8), before: steady })).toBeCloseTo(-0.2);
});

test('few days, a zero baseline and changes under 5% are not reported', () => {
  expect(unusualChange({ now: [900, 900, 900], before: [1, 1, 1] })).toBeNull();
  expect(unusualChange({ now: steady, before: steady.map(() => 0) })).toBeNull();
  expect(unusualChange({ now: [104, 104, 104, 104, 104], before: [100, 100, 100, 100, 100] })).toBeNull();
});

test('is independent of the unit, and changes sign when the periods are swapped', () => {
  const days = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(days, days, fc.integer({ min: 2, max: 1_000 }), (now, before, by) => {
      const share = unusualChange({ now, before });
      const scaled = unusualChange({ now: now.map(day => day * by), before: before.map(day => day * by) });
      expect(scaled === null).toBe(share === null);
      if (share !== null) expect(scaled).toBeCloseTo(share);
      const back = unusualChange({ now: before, before: now });
      if (share !== null && back !== null) expect(Math.sign(back)).toBe(-Math.sign(share));
    }),
  );
});
