import { formatDate } from '../../../src/i18n/dates';
import { parseMoment } from '../../../src/ui/form/parseMoment';

describe('parseMoment', () => {
  it.each([
    ['1 Nov 2026, 00.00', '2026-10-31T17:00:00.000Z'],
    ['01/11/2026 8:30', '2026-11-01T01:30:00.000Z'],
    ['1-11-2026', '2026-10-31T17:00:00.000Z'],
    ['17 Agustus 2026 pukul 10.00 WIB', '2026-08-17T03:00:00.000Z'],
    ['30 Mei 2026', '2026-05-29T17:00:00.000Z'],
    ['2026-11-01T23:59', '2026-11-01T16:59:00.000Z'],
    ['29 Feb 2028', '2028-02-28T17:00:00.000Z'],
  ])('parses %s', (typed, instant) => expect(parseMoment(typed)).toBe(instant));

  it('gives a day without time the requested time', () =>
    expect(parseMoment('31/08/2026', '23:59')).toBe('2026-08-31T16:59:00.000Z'));

  it.each(['', 'besok', '32/01/2026', '29 Feb 2026', '1/13/2026', '1 Nov 2026, 24.00', '1 Nov 26', '1 Xyz 2026'])(
    'rejects %p',
    typed => expect(parseMoment(typed)).toBeNull(),
  );

  it('parses what the console formats, in both languages for every month', () => {
    for (let month = 0; month < 12; month++) {
      const instant = new Date(Date.UTC(2026, month, 15, 3, 5)).toISOString();
      for (const locale of ['id', 'en']) expect(parseMoment(formatDate(instant, 'moment', locale))).toBe(instant);
    }
  });
});
