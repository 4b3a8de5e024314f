import fc from 'fast-check';
import { readNumber } from '../../contract/core/readNumber';

const NOTATIONS = ['id', 'en'] as const;
const valueIn = (typed: string, notation: 'id' | 'en') => {
  const read = readNumber(typed, { decimals: 10, notation });
  return 'value' in read ? read.value : undefined;
};
const values = (typed: string) => NOTATIONS.map(notation => valueIn(typed, notation));

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
  '1.23.456',
  '1.2345,6',
  '1,',
  '.5',
  'NaN',
  '∞',
  '1--2',
])('%p is not a number', typed => expect(values(typed)).toEqual([undefined, undefined]));

test('a number with more digits than a double holds is rejected, not rounded', () =>
  expect(values('1234567890123456')).toEqual([undefined, undefined]));

/** Cents, so that the written values are exact. */
const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(cents => cents / 100);
const written = (value: number, locale: string, useGrouping = true) =>
  value.toLocaleString(locale, { useGrouping, minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('numbers in Indonesian and English format are read back', () =>
  fc.assert(
    fc.property(amounts, fc.boolean(), (value, grouped) => {
      expect(valueIn(written(value, 'id-ID', grouped), 'id')).toBe(value === 0 ? 0 : value);
      expect(valueIn(written(value, 'en-US', grouped), 'en')).toBe(value === 0 ? 0 : value);
    }),
  ));

test('currency marks and spaces around an amount change nothing', () => {
  const space = fc.constantFrom('', ' ', '  ', '\t', '\u00a0');
  const before = fc.tuple(fc.constantFrom('', 'Rp', 'rp.', 'IDR'), space);
  const after = fc.tuple(space, fc.constantFrom('', 'rp', 'idr', ',-'));
  fc.assert(
    fc.property(before, amounts, after, (front, value, back) => {
      const bare = written(value, 'id-ID');
      expect(values([...front, bare, ...back].join(''))).toEqual(values(bare));
    }),
  );
});

test.each(['1', '\t', 'rp', '1.000'])('a million times %j within a text is no number, found in one pass', part =>
  expect(values(`1${part.repeat(1_000_000)}x`)).toEqual([undefined, undefined]),
);

test('any typed text reads as a finite number or none', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[-\d., Rp]{0,12}$/), typed => {
      for (const value of values(typed)) expect(value === undefined || Number.isFinite(value)).toBe(true);
    }),
  ));
