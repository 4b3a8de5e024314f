import { and, desc, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { shipping_costs } from './table';

interface Place {
  province_code: string;
  regency_code: string;
}

/**
 * Loads the active tariffs of the given provinces and of the country, in one statement.
 *
 * @returns a function that gives the most specific tariff for a place there; undefined if there is none
 */
export async function findTariffs(db: Db, provinces: readonly string[]) {
  const { province_code, regency_code, is_active } = shipping_costs;
  const tariffs = await db
    .select()
    .from(shipping_costs)
    .where(and(is_active, or(isNull(province_code), inArray(province_code, [...provinces]))))
    .orderBy(desc(sql`num_nonnulls(${province_code}, ${regency_code})`));
  return (place: Place) =>
    tariffs.find(
      tariff =>
        (tariff.province_code === null || tariff.province_code === place.province_code) &&
        (tariff.regency_code === null || tariff.regency_code === place.regency_code),
    );
}
