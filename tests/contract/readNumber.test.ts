import fc from 'fast-check';
import { type NumberOptions, readNumber } from '../../contract/core/readNumber';
import { numberOracle } from '../support/numberOracle';

const read = (text: string, options?: NumberOptions) => {
  const found = readNumber(text, options);
  return 'value' in found ? found.value : found.fault;
};

test.each([
  ['1.000', 1_000],
  ['10.000', 10_000],
  ['92.000', 92_000],
  ['1.234.567', 1_234_567],
  ['0', 0],
  ['-5', -5],
  ['\u22125', -5],
  ['\uff0d5', -5],
  ['- 5', -5],
  ['-Rp500', -500],
  ['Rp -500', -500],
  ['-0', 0],
  ['+195000', 195_000],
  ['0195000', 195_000],
  ['Rp 92.000,-', 92_000],
  ['Rp92.000,\u2013', 92_000],
  ['rp. 92.000,00', 92_000],
  ['rp12.500,00', 12_500],
  ['IDR 92000', 92_000],
  ['92.000 rupiah', 92_000],
  ['92 000', 92_000],
  ['92\u00a0000', 92_000],
  ['92\u202f000', 92_000],
  ['  92.000 \t', 92_000],
  ['92\u200b000', 92_000],
  ['\ufeff92000', 92_000],
  ['\uff19\uff12\uff10\uff10\uff10', 92_000],
  ['\uff19\uff12\uff0e\uff10\uff10\uff10', 92_000],
  ["'92000", 92_000],
  ['', 'notANumber'],
  ['dua ribu', 'notANumber'],
  ['-', 'notANumber'],
  ['Rp', 'notANumber'],
  ['1,', 'notANumber'],
  ['.5', 'notANumber'],
  ['NaN', 'notANumber'],
  ['\u221e', 'notANumber'],
  ['1--2', 'notANumber'],
  ['--5', 'notANumber'],
  ['-Rp-5', 'notANumber'],
  ['(5)', 'notANumber'],
  ['5-', 'notANumber'],
  ['1 \u2192 2', 'notANumber'],
  ['10\u00b2', 'notANumber'],
  ['5\u00bd', 'notANumber'],
  ['\u0663', 'notANumber'],
  ['92.OOO', 'letters'],
  ['12abc', 'letters'],
  ['92.000/tabung', 'letters'],
  ['1e5', 'scientific'],
  ['1,92E+05', 'scientific'],
  ['1.50', 'misgrouped'],
  ['12.50', 'misgrouped'],
  ['12,5.0', 'misgrouped'],
  ['1.5', 'misgrouped'],
  ['1.00.000', 'misgrouped'],
  ['1.23.456', 'misgrouped'],
  ['1.0000', 'misgrouped'],
  ['0.500', 'misgrouped'],
  ['12 5', 'misgrouped'],
  ['1 000.000', 'misgrouped'],
  ['1,234.56', 'misgrouped'],
  ['1,5', 'notWhole'],
  ['92,5', 'notWhole'],
  ['92.000,75', 'notWhole'],
  ['12,000', 'ambiguous'],
  ['1,234', 'ambiguous'],
  ['1234567890123456', 'tooManyDigits'],
  ['9'.repeat(100), 'tooManyDigits'],
])('%j as a whole number is %p', (text, meant) => expect(read(text)).toBe(meant));

test.each([
  ['2,05', 2.05],
  ['-2,05', -2.05],
  ['\u22122,05', -2.05],
  ['1.000', 1_000],
  ['1.234,5', 1_234.5],
  ['2.05', 'misgrouped'],
  ['2,055', 'tooManyDecimals'],
  ['2,050', 'tooManyDecimals'],
])('%j with two decimals is %p', (text, meant) => expect(read(text, { decimals: 2 })).toBe(meant));

test.each([
  ['-6.05', -6.05],
  ['-6,05', -6.05],
  ['\u22127.7956', -7.7956],
  ['106.84513000000001', 106.84513000000001],
  ['6.000', 6],
  ['110', 110],
  ['-6.175.392', 'notANumber'],
  ['6 000', 'notANumber'],
  ['0.12345678901234567891', 'tooManyDigits'],
])('%j as a coordinate is %p', (text, meant) => expect(read(text, { decimals: 20, grouped: false })).toBe(meant));

/** Whole rupiah in a file, whose program may write in English. */
test.each([
  ['195.000', 195_000],
  ['195,000', 195_000],
  ['Rp 195.000,00', 195_000],
  ['Rp195.000,-', 195_000],
  ['195\u00a0000', 195_000],
  ['195\u202f000', 195_000],
  ['  195000 ', 195_000],
  ['195000.0', 195_000],
  ['IDR 195,000.00', 195_000],
  ['195000,00', 195_000],
  ['195.000,50', 'notWhole'],
  ['195,000.50', 'notWhole'],
  ['195.0000', 'notWhole'],
  ['1,95E+05', 'scientific'],
  ['\uff11\uff19\uff15\uff10\uff10\uff10', 195_000],
  ['195.000/tabung', 'letters'],
  ['-', 'notANumber'],
  ['195.OOO', 'letters'],
  ['195.000 \u2192 196.000', 'notANumber'],
  ["'195000", 195_000],
  ['195\u200b000', 195_000],
  ['0195000', 195_000],
  ['+195000', 195_000],
  ['\u2212195000', -195_000],
])('%j in a cell of a file is %p', (text, meant) => expect(read(text, { notation: 'any' })).toBe(meant));

test('a text with two readings is ambiguous in a file', () => {
  expect(read('1.234', { decimals: 3, notation: 'any' })).toBe('ambiguous');
  expect(read('1.234', { decimals: 3, notation: 'id' })).toBe(1_234);
  expect(read('1.234', { decimals: 3, notation: 'en' })).toBe(1.234);
  expect(read('12.5', { decimals: 3, notation: 'any' })).toBe(12.5);
});

const texts = fc.stringMatching(/^-?[\d.,]{1,11}$/);

test.each([0, 2])('with %i decimals, any text is what it means or is refused', decimals =>
  fc.assert(
    fc.property(texts, text => {
      const found = readNumber(text, { decimals });
      expect('value' in found ? found.value : null).toBe(numberOracle(text, decimals));
    }),
    { numRuns: 5_000 },
  ),
);

const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(cents => cents / 100);

test('what a language writes is read back in its notation, and never as anything else in the other', () =>
  fc.assert(
    fc.property(amounts, fc.constantFrom('id', 'en'), fc.boolean(), (value, notation, useGrouping) => {
      const text = value.toLocaleString(notation, { useGrouping, maximumFractionDigits: 2 });
      expect(read(text, { decimals: 2, notation: notation as 'id' | 'en' })).toBe(value === 0 ? 0 : value);
    }),
  ));

test('currency, spaces and the width of digits change nothing', () => {
  const space = fc.constantFrom('', ' ', '  ', '\t', '\u00a0', '\u202f');
  const before = fc.tuple(space, fc.constantFrom('', 'Rp', 'rp.', 'IDR', '\u200b'), space);
  const after = fc.tuple(space, fc.constantFrom('', 'rp', ' idr', ',-', ',--'), space);
  const wide = (text: string) =>
    text.replace(/[\d.,-]/g, character => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(before, fc.integer({ min: -1e12, max: 1e12 }), after, fc.boolean(), (front, value, back, isWide) => {
      const bare = value.toLocaleString('id-ID');
      expect(read([...front, isWide ? wide(bare) : bare, ...back].join(''))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test.each(['1', '\t', 'rp', '1.000'])('a million times %j within a text is no number, found in one pass', part =>
  expect(readNumber(`1${part.repeat(1_000_000)}x`)).toEqual({ fault: 'notANumber' }),
);
