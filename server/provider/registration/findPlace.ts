import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { districts, provinces, regencies, villages } from '../area/table';

/**
 * The areas of a village, from district to sales region.
 *
 * @throws HttpError 422 where there is no such village, or it is in a region out of the actor's reach
 */
export async function findPlace(tx: Tx, village: string, actor: Actor) {
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
  if (!place) throw invalidInput({ village_code: registrationErrors.unknownVillage() });
  const region_code = place.region_code as RegionCode;
  if (!reaches(actor, region_code)) throw invalidInput({ village_code: registrationErrors.villageOutOfReach() });
  return { ...place, region_code };
}
