import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { WHOLE_COUNTRY } from '../../../contract/area/region';
import { ruleError } from '../../../contract/core/rules';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { provinces, regencies } from '../area/table';

interface Codes {
  province_code: string | null;
  regency_code: string | null;
}

/**
 * Returns the name of a tariff's area and its sales region, which is null for the whole country.
 *
 * @throws HttpError 422 naming the field of an unknown area, or of a regency outside the province
 */
export async function findArea(db: Db, { province_code, regency_code }: Codes) {
  if (province_code === null) {
    if (regency_code !== null) throw invalidInput({ province_code: ruleError({ rule: 'required' }, 'Provinsi') });
    return { area_name: WHOLE_COUNTRY, region_code: null };
  }
  const [province] = await db.select().from(provinces).where(eq(provinces.code, province_code));
  if (!province) throw invalidInput({ province_code: ruleError({ rule: 'one_of' }, 'Provinsi') });
  const region_code = province.region_code as RegionCode;
  if (regency_code === null) return { area_name: province.name, region_code };
  const [regency] = await db.select().from(regencies).where(eq(regencies.code, regency_code));
  if (regency?.province_code !== province_code)
    throw invalidInput({ regency_code: ruleError({ rule: 'one_of' }, 'Kabupaten/Kota') });
  return { area_name: `${regency.name}, ${province.name}`, region_code };
}
