import { and, asc, lte, ne, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { merchantApi } from '../../../contract/merchant/merchantApi';
import type { NearbyMerchant } from '../../../contract/merchant/merchantRecord';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { chordOf, EARTH_METRES } from '../area/globe';
import { pointOnGlobe } from '../area/pointOnGlobe';
import { districts, regencies } from '../area/table';
import { pointColumns } from './merchantColumns';
import { matching } from './merchantFilters';
import { merchants } from './table';

/**
 * Finds merchants by great-circle distance, nearest first. The index on `globe` orders by chord length, which grows with the
 * distance.
 *
 * @returns at most `limit` merchants, within `radius_km` if given, each with its `distance_m` in metres
 */
export function findNearby(
  db: Db,
  { latitude, longitude, limit, radius_km, exclude, ...filter }: QueryOf<typeof merchantApi.nearby>,
  actor: Actor,
): Promise<NearbyMerchant[]> {
  const chord = sql<number>`(${merchants.globe} <-> ${pointOnGlobe(latitude, longitude)})`;
  return db
    .select({
      ...pointColumns,
      phone: merchants.phone,
      address: merchants.address,
      district: sql<string>`(select ${districts.name} from ${districts} where ${districts.code} = ${merchants.district_code})`,
      regency: sql<string>`(select ${regencies.name} from ${regencies} where ${regencies.code} = ${merchants.regency_code})`,
      // rounding errors can put antipodes more than a diameter apart
      distance_m: sql<number>`2 * ${sql.raw(String(EARTH_METRES))} * asin(least(1, ${chord} / 2))`.mapWith(toDecimetre),
    })
    .from(merchants)
    .where(
      and(
        matching({ ...filter, regions: boundTo(actor) }),
        exclude === undefined ? undefined : ne(merchants.id, exclude),
        radius_km === undefined ? undefined : lte(chord, chordOf(radius_km * 1_000)),
      ),
    )
    .orderBy(asc(chord))
    .limit(limit);
}

/** Rounds to the precision of the coordinates. */
const toDecimetre = (metres: unknown) => Math.round(Number(metres) * 10) / 10;
