import { asc, eq, inArray } from 'drizzle-orm';
import { alphabetical } from '../../db/alphabetical';
import type { Db } from '../../db/types';
import { districts, provinces, regencies, regions, villages } from './table';

/** The characters of an area code; anything else is not worth a query. */
const CODE = /^[a-z0-9.-]{1,60}$/;
const ifValid = <Row>(code: string, find: () => Promise<Row[]>): Promise<Row[]> =>
  CODE.test(code) ? find() : Promise.resolve([]);

const province = { id: provinces.code, name: provinces.name, region_id: provinces.region_code };
const regency = { id: regencies.code, name: regencies.name, province_id: regencies.province_code };

/** Reads areas by their parent area, ordered by name. */
export function areaStore(db: Db) {
  return {
    regions: () =>
      db
        .select({ id: regions.code, name: regions.name, short_name: regions.short_name })
        .from(regions)
        .orderBy(asc(regions.position)),

    provinces: () =>
      db
        .select(province)
        .from(provinces)
        .orderBy(asc(alphabetical(provinces.name))),

    provincesOf: (region: string) =>
      ifValid(region, () =>
        db
          .select(province)
          .from(provinces)
          .where(eq(provinces.region_code, region))
          .orderBy(asc(alphabetical(provinces.name))),
      ),

    /** Returns the regencies of the given provinces, or of all. */
    regencies: (provinceCodes: readonly string[] | undefined) =>
      db
        .select(regency)
        .from(regencies)
        .where(
          provinceCodes
            ? inArray(
                regencies.province_code,
                provinceCodes.filter(code => CODE.test(code)),
              )
            : undefined,
        )
        .orderBy(asc(alphabetical(regencies.name))),

    districtsOf: (regencyCode: string) =>
      ifValid(regencyCode, () =>
        db
          .select({ id: districts.code, name: districts.name, regency_id: districts.regency_code })
          .from(districts)
          .where(eq(districts.regency_code, regencyCode))
          .orderBy(asc(alphabetical(districts.name))),
      ),

    villagesOf: (district: string) =>
      ifValid(district, () =>
        db
          .select({ id: villages.code, name: villages.name, district_id: villages.district_code })
          .from(villages)
          .where(eq(villages.district_code, district))
          .orderBy(asc(alphabetical(villages.name))),
      ),
  };
}
