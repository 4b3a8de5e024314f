import fc from 'fast-check';
import { addDays, daysBetween } from '../../contract/core/days';
import {
  lengthOf,
  MAX_SALES_DAYS,
  periodBefore,
  type SalesStep,
  salesPeriod,
  stepStart,
  stepsOf,
} from '../../contract/transaction/salesPeriod';
import { extremeDays } from '../support/extremeDays';

const day = fc.integer({ min: 0, max: 20_000 }).map(by => addDays('2000-01-01', by));
const period = fc
  .tuple(day, fc.nat(MAX_SALES_DAYS - 1))
  .map(([start_date, by]) => ({ start_date, end_date: addDays(start_date, by) }));
const step = fc.constantFrom<SalesStep>('day', 'week', 'month');

test('the steps cover a period without gaps, each within one day, week or month', () => {
  fc.assert(
    fc.property(period, step, (days, by) => {
      const steps = stepsOf(days, by);
      expect(steps[0]!.start_date).toBe(days.start_date);
      expect(steps.at(-1)!.end_date).toBe(days.end_date);
      for (const [index, each] of steps.slice(1).entries())
        expect(each.start_date).toBe(addDays(steps[index]!.end_date, 1));
      const starts = steps.map(each => stepStart(each.start_date, by));
      expect(new Set(starts).size).toBe(steps.length);
      expect(steps.map(each => stepStart(each.end_date, by))).toEqual(starts);
    }),
  );
});

test('any two days have a bounded number of steps', () => {
  const any = fc.constantFrom(
    ...extremeDays.filter(each => /^\d{4}-/.test(each)),
    '1900-01-01',
    '2026-11-21',
    '2200-12-31',
  );
  fc.assert(
    fc.property(any, any, step, (start_date, end_date, by) => {
      const steps = stepsOf({ start_date, end_date }, by);
      expect(steps.length).toBeLessThanOrEqual(MAX_SALES_DAYS);
      expect(steps.length > 0).toBe(lengthOf({ start_date, end_date }) > 0);
    }),
  );
});

test('a later day never sorts before an earlier one', () => {
  const anyDay = fc
    .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.oneof(anyDay, fc.constantFrom('0000-01-01', '9999-12-31')), fc.nat(4_000_000), (from, by) => {
      expect(addDays(from, by) >= from).toBe(true);
      expect(addDays(from, -by) <= from).toBe(true);
    }),
  );
});

test('a week begins on Monday', () => {
  expect(stepStart('2026-11-22', 'week')).toBe('2026-11-16');
  expect(stepStart('2026-11-23', 'week')).toBe('2026-11-23');
  expect(stepStart('2027-01-01', 'week')).toBe('2026-12-28');
});

test('the previous period has the same length and ends the day before', () => {
  fc.assert(
    fc.property(period, days => {
      const before = periodBefore(days);
      expect(lengthOf(before)).toBe(lengthOf(days));
      expect(daysBetween(before.end_date, days.start_date)).toBe(1);
    }),
  );
});

test('missing dates default to the last seven days', () => {
  const today = '2026-11-21';
  expect(salesPeriod({}, today)).toEqual({ start_date: '2026-11-15', end_date: today });
  expect(salesPeriod({ end_date: '2026-03-03' }, today)).toEqual({ start_date: '2026-02-25', end_date: '2026-03-03' });
  expect(salesPeriod({ start_date: '2026-11-01' }, today)).toEqual({ start_date: '2026-11-01', end_date: today });
});
