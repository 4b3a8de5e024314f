import fc from 'fast-check';
import { addDays, daysBetween, jakartaDay } from '../../../contract/core/days';
import { formatDate, startOfJakartaDay } from '../../../src/i18n/dates';
import { daysText, periodState, periodText, shortMoment } from '../../../src/ui/controls/period';

const start = '2026-10-31T17:00:00.000Z';
const end = '2026-12-30T16:59:00.000Z';

describe('periods', () => {
  it('tell how many days are left', () => {
    expect(periodState(start, end, new Date('2026-11-21T02:00:00Z'))).toMatchObject({
      all: 60,
      left: 40,
      startsIn: 0,
      ended: false,
    });
    expect(periodState(start, end, new Date('2026-10-30T17:00:00Z'))).toMatchObject({
      passed: 0,
      left: 60,
      startsIn: 1,
    });
    expect(periodState(start, end, new Date('2027-01-01T00:00:00Z'))).toMatchObject({
      passed: 1,
      left: 0,
      ended: true,
    });
  });

  it('are null when a bound is missing or invalid, or the end is before the start', () => {
    expect(periodState(null, end)).toBeNull();
    expect(periodState(end, start)).toBeNull();
    expect(periodState('besok', end)).toBeNull();
  });

  it('are formatted in Jakarta days, with the first year only when it differs', () => {
    expect(periodText(start, end)).toBe('1 Nov – 30 Des 2026');
    expect(periodText(start, '2028-01-01T00:00:00Z')).toBe('1 Nov 2026 – 1 Jan 2028');
  });

  it('end with the day before when they end at midnight', () => {
    expect(periodText('2026-11-19T17:00:00.000Z', '2026-11-26T17:00:00.000Z')).toBe('20 Nov – 26 Nov 2026');
    expect(periodText('2026-11-19T17:00:00.000Z', '2026-11-26T16:59:00.000Z')).toBe('20 Nov – 26 Nov 2026');
    expect(periodText('2026-11-19T17:00:00.000Z', '2026-11-20T17:00:00.000Z')).toBe('20 Nov 2026');
  });

  const day = fc.integer({ min: 0, max: 60_000 }).map(days => addDays('1990-01-01', days));
  it('name one day once, both years over a new year, and never a day outside them', () =>
    fc.assert(
      fc.property(day, fc.nat(800), fc.nat(1_439), (first, length, minute) => {
        const last = addDays(first, length);
        const text = daysText({ start_date: first, end_date: last });
        const [from, to = from] = text.split(' – ');
        expect(to).toBe(formatDate(startOfJakartaDay(last), 'day'));
        expect(text.match(/\d{4}/g)).toEqual([...new Set([first.slice(0, 4), last.slice(0, 4)])]);
        expect(from!.replace(/ \d{4}$/, '')).toBe(formatDate(startOfJakartaDay(first), 'day').replace(/ \d{4}$/, ''));
        expect(text.includes('–')).toBe(daysBetween(first, last) > 0);
        // any moment of the last day, and the midnight that ends it
        const end = Date.parse(startOfJakartaDay(last)) + (minute + 1) * 60_000;
        const ended = periodText(startOfJakartaDay(first), new Date(end).toISOString());
        expect(ended).toBe(text);
        expect(jakartaDay(end - 1)).toBe(last);
      }),
      { seed: 135 },
    ));

  it('omit the current year in short moments', () => {
    const now = new Date('2026-11-21T00:00:00Z');
    expect(shortMoment('2026-11-20T09:40:00Z', 'id', now)).toBe('20 Nov, 16.40');
    expect(shortMoment('2025-11-20T09:40:00Z', 'id', now)).toBe('20 Nov 2025, 16.40');
  });
});
