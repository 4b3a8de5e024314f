import type { MerchantTypeCode } from '../../../../contract/merchant/merchant';
import { groupBy } from '../../../seed/groupBy';
import { readCsv } from '../../../seed/readCsv';
import type { SeededRandom } from '../../../seed/SeededRandom';

/** Template values other than the word lists. */
interface Surroundings {
  given: string;
  second: string;
  district: string;
  village: string;
  /** First digit of station numbers in the region. */
  spbuDigit: string;
}

/**
 * Generates random business names by merchant type: 'Pangkalan Berkah Jaya', 'SPBU 34.123.05 Cibinong', 'Bengkel Motor Sinar
 * Abadi'.
 */
export function businessNames(random: SeededRandom) {
  const parts = groupBy(
    readCsv<{ part: string; value: string; merchant_type_codes: string; weight: string }>(
      new URL('./businessNameParts.csv', import.meta.url),
    ).map(row => ({ ...row, types: row.merchant_type_codes.split('|'), weight: Number(row.weight) })),
    ({ part }) => part,
  );
  const choose = (part: string, type: MerchantTypeCode) =>
    random.weighted(
      parts.get(part)!.filter(({ types }) => types.includes('*') || types.includes(type)),
      ({ weight }) => weight,
    ).value;
  const digits = (count: number) => String(random.whole(1, 10 ** count - 1)).padStart(count, '0');

  return (type: MerchantTypeCode, around: Surroundings): string => {
    const known: Record<string, () => string> = {
      given: () => around.given,
      second: () => around.second,
      district: () => around.district,
      village: () => around.village,
      spbu_number: () => `${around.spbuDigit}${random.pick(['1', '3', '4'])}.${digits(3)}.${digits(2)}`,
    };
    let last = '';
    return choose('template', type).replace(/\{(\w+)\}/g, (_, name: string) => {
      let word = known[name]?.() ?? choose(name, type);
      // avoid names like 'Berkah Berkah'
      while (word === last) word = choose(name, type);
      last = word;
      return word;
    });
  };
}
