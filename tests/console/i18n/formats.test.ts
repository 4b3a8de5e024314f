import fc from 'fast-check';
import { jakartaDay } from '../../../contract/core/days';
import { readNumber } from '../../../contract/core/readNumber';
import { formatDate, startOfJakartaDay } from '../../../src/i18n/dates';
import { fromJakartaInput, toJakartaInput } from '../../../src/i18n/jakartaInput';
import { formatKilometres, formatMoney, formatNumber } from '../../../src/i18n/numbers';
import { truncate } from '../../../src/i18n/truncate';
import { parseDay } from '../../../src/ui/form/parseMoment';

/** 02.05 on the 21st in Jakarta, still the 20th in UTC. */
const instant = '2026-11-20T19:05:09.000Z';

test.each([
  ['moment', '21 Nov 2026, 02.05'],
  ['day', '21 Nov 2026'],
  ['long', '21 November 2026'],
  ['notification', '21-11-2026 02:05'],
  ['time', '02.05'],
  ['full', 'Sabtu, 21 November 2026 pukul 02.05.09 WIB'],
] as const)('%s is formatted in Jakarta time', (style, text) => {
  expect(formatDate(instant, style)).toBe(text);
});

test('month names are Indonesian, or English when chosen', () => {
  expect(formatDate('2026-08-17T03:00:00Z', 'long')).toBe('17 Agustus 2026');
  expect(formatDate('2026-08-17T03:00:00Z', 'long', 'en')).toBe('17 August 2026');
});

test.each([
  ['moment', 'id', '17 Agu 2026, 10.00'],
  ['moment', 'en', '17 Aug 2026, 10.00'],
  ['weekday', 'id', 'Sen 17'],
  ['weekday', 'en', 'Mon 17'],
  ['wholeDay', 'id', 'Senin, 17 Agu 2026'],
  ['full', 'en', 'Monday, 17 August 2026 at 10.00.00 WIB'],
] as const)('names in %s, %s: %s', (style, locale, text) => {
  expect(formatDate('2026-08-17T03:00:00Z', style, locale)).toBe(text);
});

test('every abbreviated month can be parsed back', () => {
  for (const locale of ['id', 'en'])
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      expect(parseDay(formatDate(startOfJakartaDay(day), 'day', locale))).toBe(day);
    }
});

test.each([null, undefined, '', 'kemarin'])('%p is not a date and formats as a dash', value => {
  expect(formatDate(value)).toBe('–');
});

test('a Jakarta day starts at 17.00 UTC of the day before', () => {
  expect(startOfJakartaDay('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  expect(jakartaDay(startOfJakartaDay('2026-11-21'))).toBe('2026-11-21');
  expect(jakartaDay('2026-11-20T16:59:59.999Z')).toBe('2026-11-20');
});

test('a datetime input round-trips its value to the minute', () => {
  const minutes = fc.integer({ min: Date.UTC(2000) / 60_000, max: Date.UTC(2100) / 60_000 });
  fc.assert(
    fc.property(minutes, minute => {
      const iso = new Date(minute * 60_000).toISOString();
      expect(fromJakartaInput(toJakartaInput(iso))).toBe(iso);
    }),
  );
  expect(fromJakartaInput('')).toBeNull();
  expect(toJakartaInput(null)).toBe('');
});

test.each([
  [0, 'Rp0'],
  [12_500, 'Rp12.500'],
  [1_234_567_890, 'Rp1.234.567.890'],
  [-500, '-Rp500'],
])('%d rupiah', (value, text) => {
  expect(formatMoney(value)).toBe(text);
  expect(readNumber(text)).toEqual({ value });
});

test.each([
  [1234.567, '1.234,57'],
  [0.5, '0,5'],
  [3, '3'],
  // never 0
  [null, '–'],
])('%p is formatted as %p', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('long text ends in two dots, short text stays', () => {
  expect(truncate('Bright Gas 5,5 kg', 10)).toBe('Bright Gas..');
  expect(truncate('Bright Gas', 10)).toBe('Bright Gas');
  expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦..');
});

test.each([
  [0, '0 km'],
  [1_249, '1,2 km'],
  [12_950, '13 km'],
])('%i metres are %s', (metres, text) => {
  expect(formatKilometres(metres)).toBe(text);
});
