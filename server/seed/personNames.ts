import type { RegionCode } from '../../contract/area/region';
import { groupBy } from './groupBy';
import { readCsv } from './readCsv';
import type { SeededRandom } from './SeededRandom';

interface PersonName {
  given: string;
  second: string;
  full: string;
}

/** Creates a generator of random personal names, from name parts common in a region. */
export function personNames(random: SeededRandom): (region: RegionCode) => PersonName {
  const cultures = readCsv<Record<string, string>>(new URL('./data/nameCultures.csv', import.meta.url));
  const parts = readCsv<{ part: string; name: string; gender: string; culture: string }>(
    new URL('./data/personNames.csv', import.meta.url),
  );
  const pools = groupBy(
    parts.flatMap(row => (row.gender === 'u' ? ['m', 'f'] : [row.gender]).map(gender => ({ ...row, gender }))),
    ({ part, gender, culture }) => `${part}/${gender}/${culture}`,
  );

  return region => {
    const weight = `weight_${region.replace('-', '_')}`;
    const culture = random.weighted(cultures, each => Number(each[weight]));
    const gender = random.pick(['m', 'f']);
    const from = (part: string, code: string) => pools.get(`${part}/${gender}/${code}`) ?? [];
    const given = () => random.pick(from('given', random.pick(culture.given_pools!.split('|')))).name;
    const first = given();
    const further = random.chance(Number(culture.two_given_percent) / 100) ? given() : first;
    const second = random.pick(from('second', culture.code!)).name;
    const prefixed =
      culture.pattern!.includes('{prefix}') || (culture.pattern!.includes('{prefix?}') && random.chance(0.15));
    const words = [
      prefixed ? random.pick(from('prefix', culture.code!)).name : '',
      first,
      further === first ? '' : further,
      second,
    ];
    return { given: first, second, full: words.filter(Boolean).join(' ') };
  };
}
