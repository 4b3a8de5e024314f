import { groupBy } from './groupBy';
import { readCsv } from './readCsv';
import type { SeededRandom } from './SeededRandom';

type Part = 'prefix' | 'name' | 'suffix';

/** Creates a generator of random street addresses with a number: 'Jl. Melati Raya No. 12, RT 03/RW 05'. */
export function streetAddresses(random: SeededRandom): () => string {
  const words = groupBy(
    readCsv<{ part: Part; name: string; weight: string }>(new URL('./data/streetNames.csv', import.meta.url)),
    ({ part }) => part,
  );
  const word = (part: Part) => random.weighted(words.get(part)!, ({ weight }) => Number(weight)).name;
  return () => {
    const street = [word('prefix'), word('name'), word('suffix')].filter(Boolean).join(' ');
    return `${street} No. ${random.whole(1, 240)}, RT ${two(random.whole(1, 12))}/RW ${two(random.whole(1, 9))}`;
  };
}

const two = (number: number) => String(number).padStart(2, '0');
