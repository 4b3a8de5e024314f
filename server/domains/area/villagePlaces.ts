import { eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { districts, provinces, regencies, villages } from './table';

/** Selects villages with the areas that contain them, from district to sales region; narrow it with `.where()`. */
export const villagePlaces = (db: Db) =>
  db
    .select({
      village_code: villages.code,
      village_name: villages.name,
      district_code: districts.code,
      district_name: districts.name,
      regency_code: regencies.code,
      regency_name: regencies.name,
      province_code: provinces.code,
      region_code: provinces.region_code,
    })
    .from(villages)
    .innerJoin(districts, eq(districts.code, villages.district_code))
    .innerJoin(regencies, eq(regencies.code, districts.regency_code))
    .innerJoin(provinces, eq(provinces.code, regencies.province_code));
