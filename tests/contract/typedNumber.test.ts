import fc from 'fast-check';
import { readTypedNumber } from '../../contract/core/typedNumber';

const values = (typed: string) => {
  const { comma, point } = readTypedNumber(typed);
  return [comma?.value, point?.value];
};

test.each([
  ['1234', 1_234, 1_234],
  ['0', 0, 0],
  ['1.234,56', 1_234.56, undefined],
  ['1,234.56', undefined, 1_234.56],
  ['1.234', 1_234, 1.234],
  ['1,234', 1.234, 1_234],
  ['1.234.567', 1_234_567, undefined],
  ['12,5', 12.5, undefined],
  ['0,5', 0.5, undefined],
  ['Rp 92.000', 92_000, 92],
  ['Rp92.000,-', 92_000, 92],
  ['IDR 92,000', 92, 92_000],
  ['92\u00a0000', 92_000, 92_000],
  ['-5', -5, -5],
  ['\u22125,25', -5.25, undefined],
])('%s is %p with a decimal comma and %p with a decimal point', (typed, comma, point) =>
  expect(values(typed)).toEqual([comma, point]),
);

test.each([
  '',
  '-',
  'Rp',
  'sembilan',
  '12abc',
  '1e5',
  '1,92E+05',
  '007',
  '1.23.456',
  '1.2345,6',
  '1,',
  '.5',
  'NaN',
  '∞',
  '1--2',
])('%p is not a number', typed => expect(readTypedNumber(typed)).toEqual({}));

test('a number with more digits than a double holds is rejected, not rounded', () =>
  expect(readTypedNumber('1234567890123456')).toEqual({}));

/** Cents, so that the written values are exact. */
const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(cents => cents / 100);
const written = (value: number, locale: string, useGrouping = true) =>
  value.toLocaleString(locale, { useGrouping, minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('numbers in Indonesian and English format are read back', () =>
  fc.assert(
    fc.property(amounts, fc.boolean(), (value, grouped) => {
      expect(readTypedNumber(written(value, 'id-ID', grouped)).comma?.value).toBe(value === 0 ? 0 : value);
      expect(readTypedNumber(written(value, 'en-US', grouped)).point?.value).toBe(value === 0 ? 0 : value);
    }),
  ));

test('currency marks and spaces around an amount change nothing', () => {
  const space = fc.constantFrom('', ' ', '  ', '\t', '\u00a0');
  const before = fc.tuple(fc.constantFrom('', 'Rp', 'rp.', 'IDR'), space);
  const after = fc.tuple(space, fc.constantFrom('', 'rp', 'idr', ',-'));
  fc.assert(
    fc.property(before, amounts, after, (front, value, back) => {
      const bare = written(value, 'id-ID');
      expect(readTypedNumber([...front, bare, ...back].join(''))).toEqual(readTypedNumber(bare));
    }),
  );
});

test.each(['1', '\t', 'rp', '1.000'])('a million times %j within a text is no number, found in one pass', part =>
  expect(readTypedNumber(`1${part.repeat(1_000_000)}x`)).toEqual({}),
);

test('any typed text reads as a finite number or none', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[-\d., Rp]{0,12}$/), typed => {
      for (const reading of Object.values(readTypedNumber(typed))) expect(Number.isFinite(reading.value)).toBe(true);
    }),
  ));
