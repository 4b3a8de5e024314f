import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/region';
import type { Actor } from '../../actor';
import type { Tx } from '../../db/types';
import { invalid } from '../../refusal';
import { reaches } from '../../regionScope';
import { districts, provinces, regencies, villages } from '../area/table';

/**
 * The areas that a village lies in.
 *
 * @throws Refusal 422 where there is no such village, or it is of a region that is not the actor's
 */
export async function placeOfVillage(tx: Tx, village: string, actor: Actor) {
  const [place] = await tx
    .select({
      village_code: villages.code,
      district_code: districts.code,
      regency_code: regencies.code,
      regency_name: regencies.name,
      province_code: provinces.code,
      region_code: provinces.region_code,
    })
    .from(villages)
    .innerJoin(districts, eq(districts.code, villages.district_code))
    .innerJoin(regencies, eq(regencies.code, districts.regency_code))
    .innerJoin(provinces, eq(provinces.code, regencies.province_code))
    .where(eq(villages.code, village));
  if (!place) throw invalid({ village_code: 'Desa/kelurahan ini tidak ada' });
  const region_code = place.region_code as RegionCode;
  if (!reaches(actor, region_code)) throw invalid({ village_code: 'Desa/kelurahan ini di luar wilayah Anda' });
  return { ...place, region_code };
}
