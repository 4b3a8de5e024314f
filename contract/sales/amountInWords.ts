const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
/** Scales from the largest, with the name and, if any, the single word for one of it. */
const SCALES = [
  { by: 1e12, name: 'triliun' },
  { by: 1e9, name: 'miliar' },
  { by: 1e6, name: 'juta' },
  { by: 1e3, name: 'ribu', one: 'seribu' },
  { by: 100, name: 'ratus', one: 'seratus' },
  { by: 10, name: 'puluh', one: 'sepuluh' },
] as const;

/**
 * Spells out an amount in Indonesian, as on invoices: `dua belas ribu lima ratus rupiah`.
 *
 * @param amount whole rupiah, from 0 to 999 trillion
 */
export const amountInWords = (amount: number): string => `${wordsOf(amount)} rupiah`;

function wordsOf(number: number): string {
  if (number < 10) return DIGITS[number]!;
  if (number === 11) return 'sebelas';
  if (number > 11 && number < 20) return `${DIGITS[number - 10]} belas`;
  const scale = SCALES.find(({ by }) => number >= by)!;
  const count = Math.floor(number / scale.by);
  const rest = number % scale.by;
  const head = count === 1 && 'one' in scale ? scale.one : `${wordsOf(count)} ${scale.name}`;
  return rest > 0 ? `${head} ${wordsOf(rest)}` : head;
}
