import fc from 'fast-check';
import { amountInWords } from '../../contract/sales/amountInWords';

const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Parses the words from left to right, without knowing how they were generated. */
function numberIn(words: string): number {
  let total = 0;
  let below = 0;
  let digit = 0;
  const take = (by: number) => {
    below += digit * by;
    digit = 0;
  };
  for (const word of words.split(' ')) {
    if (word === 'seribu') total += 1_000;
    else if (word === 'seratus') below += 100;
    else if (word === 'sepuluh') below += 10;
    else if (word === 'sebelas') below += 11;
    else if (word === 'belas') {
      below += digit + 10;
      digit = 0;
    } else if (word === 'puluh') take(10);
    else if (word === 'ratus') take(100);
    else if (SCALES[word]) {
      take(1);
      total += below * SCALES[word];
      below = 0;
    } else digit = DIGITS.indexOf(word);
  }
  take(1);
  return total + below;
}

test.each([
  [0, 'nol rupiah'],
  [1, 'satu rupiah'],
  [10, 'sepuluh rupiah'],
  [11, 'sebelas rupiah'],
  [19, 'sembilan belas rupiah'],
  [100, 'seratus rupiah'],
  [1_000, 'seribu rupiah'],
  [1_100, 'seribu seratus rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [101_000, 'seratus satu ribu rupiah'],
  [192_500, 'seratus sembilan puluh dua ribu lima ratus rupiah'],
  [1_000_000, 'satu juta rupiah'],
  [1_000_000_001, 'satu miliar satu rupiah'],
])('%d is %s', (amount, words) => expect(amountInWords(amount)).toBe(words));

const amounts = fc.oneof(fc.nat(20_000), fc.nat(999_999_999), fc.integer({ min: 0, max: 999_999_999_999_999 }));

test('the words parse back to the amount, whatever it is', () =>
  fc.assert(
    fc.property(amounts, amount => expect(numberIn(amountInWords(amount).replace(/ rupiah$/, ''))).toBe(amount)),
  ));

test('uses no unidiomatic number words', () =>
  fc.assert(
    fc.property(amounts, amount => {
      const words = amountInWords(amount);
      expect(words).not.toMatch(
        /satu (ratus|puluh|belas)|(^|juta |miliar |triliun )satu ribu|(?<!^)nol|undefined| {2}/,
      );
    }),
  ));
