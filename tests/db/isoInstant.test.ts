import fc from 'fast-check';
import { isoInstant } from '../../server/db/columns';

test.each([
  ['2026-11-21 01:02:03+00', '2026-11-21T01:02:03.000Z'],
  ['2026-11-21 01:02:03.4+00', '2026-11-21T01:02:03.400Z'],
  ['2026-11-21 01:02:03.45+00', '2026-11-21T01:02:03.450Z'],
  ['2026-11-21 01:02:03.456+00', '2026-11-21T01:02:03.456Z'],
  // another zone, and more digits than a column stores: parsed as a date
  ['2026-11-21 08:02:03+07', '2026-11-21T01:02:03.000Z'],
  ['2026-11-21 01:02:03.456789+00', '2026-11-21T01:02:03.456Z'],
])('%s is %s', (text, iso) => {
  expect(isoInstant(text)).toBe(iso);
});

test('any instant round-trips', () => {
  const instants = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, date => {
      const iso = date.toISOString();
      // as PostgreSQL writes it: no trailing zeros in the fraction
      const text = iso.replace('T', ' ').replace(/\.?0*Z$/, '+00');
      expect(isoInstant(text)).toBe(iso);
    }),
  );
});
