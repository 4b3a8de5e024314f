import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import { foreignRegion, sees } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { provinces, regencies } from '../area/table';

export interface PricedPlace {
  province_code: string | null;
  regency_code: string | null;
}

/**
 * Returns the place with the given codes: without any, the whole country; a regency implies its province.
 *
 * @throws HttpError 422 for an unknown area, a regency of another province, or a place outside the actor's regions
 */
export async function findPlace(
  db: Db,
  { province, regency }: { province?: string | undefined; regency?: string | undefined },
  actor: Actor,
): Promise<PricedPlace> {
  if (regency) {
    const [found] = await db
      .select({ code: regencies.code, province_code: regencies.province_code, region_code: provinces.region_code })
      .from(regencies)
      .innerJoin(provinces, eq(provinces.code, regencies.province_code))
      .where(eq(regencies.code, regency));
    if (!found) throw invalidInput({ regency: priceErrors.unknownRegency() });
    if (province && found.province_code !== province)
      throw invalidInput({ regency: priceErrors.regencyOutsideProvince() });
    requireSeen(actor, found.region_code, 'regency');
    return { province_code: found.province_code, regency_code: found.code };
  }
  if (!province) return { province_code: null, regency_code: null };
  const [found] = await db.select().from(provinces).where(eq(provinces.code, province));
  if (!found) throw invalidInput({ province: priceErrors.unknownProvince() });
  requireSeen(actor, found.region_code, 'province');
  return { province_code: found.code, regency_code: null };
}

function requireSeen(actor: Actor, region: string, field: string) {
  if (!sees(actor, region as RegionCode)) throw invalidInput({ [field]: foreignRegion(actor) });
}
