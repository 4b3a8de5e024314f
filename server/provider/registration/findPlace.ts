import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { villages } from '../area/table';
import { villagePlaces } from '../area/villagePlaces';

/**
 * Returns the areas that contain a village, from district to sales region.
 *
 * @throws HttpError 422 if there is no such village, or it is outside the actor's regions
 */
export async function findPlace(tx: Tx, village: string, actor: Actor) {
  const [found] = await villagePlaces(tx).where(eq(villages.code, village));
  if (!found) throw invalidInput({ village_code: registrationErrors.unknownVillage() });
  const { village_name: _village, district_name: _district, ...place } = found;
  const region_code = place.region_code as RegionCode;
  if (!reaches(actor, region_code)) throw invalidInput({ village_code: registrationErrors.villageOutOfReach() });
  return { ...place, region_code };
}
