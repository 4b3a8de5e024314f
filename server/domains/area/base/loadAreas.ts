import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { REGIONS } from '../../../../contract/area/region';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import { districts, provinces, regencies, regions, villages } from '../table';
import { regionsOfIndonesia } from './regionsOfIndonesia';

const folder = dirname(createRequire(import.meta.url).resolve('idn-area-data/package.json'));

/** Changes with the package that the areas come from, upon which they are reloaded. */
export const areasVersion = () => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
};

/**
 * Loads the regions, provinces, regencies, districts and villages of Indonesia. Existing ones are renamed; none is removed, since
 * records may refer to it.
 */
export async function loadAreas(tx: Tx): Promise<void> {
  await bulkInsert(
    tx,
    regions,
    regionsOfIndonesia.map(({ provinces: _, ...region }, index) => ({
      ...region,
      short_name: REGIONS[region.code],
      position: index + 1,
    })),
    sql`on conflict (code) do update set name = excluded.name, short_name = excluded.short_name, position = excluded.position`,
  );
  await bulkInsert(
    tx,
    provinces,
    regionsOfIndonesia.flatMap(region =>
      region.provinces.map(([code, name, time_zone]) => ({ code, region_code: region.code, name, time_zone })),
    ),
    sql`on conflict (code) do update set name = excluded.name, region_code = excluded.region_code, time_zone = excluded.time_zone`,
  );
  const renamed = sql`on conflict (code) do update set name = excluded.name`;
  await bulkInsert(
    tx,
    regencies,
    read<{ code: string; province_code: string; name: string }>('regencies').map(inWords),
    renamed,
  );
  await bulkInsert(tx, districts, read<{ code: string; regency_code: string; name: string }>('districts'), renamed);
  await bulkInsert(tx, villages, read<{ code: string; district_code: string; name: string }>('villages'), renamed);
}

const read = <Row>(file: string): Row[] =>
  parse(readFileSync(join(folder, 'data', `${file}.csv`)), { columns: true, relax_quotes: true });

/** KABUPATEN TOLI-TOLI -> Kabupaten Toli-Toli; smaller areas are already capitalised like this. */
const inWords = <Row extends { name: string }>(row: Row): Row => ({
  ...row,
  name: row.name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, letter => letter.toUpperCase()),
});
