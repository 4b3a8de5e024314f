import { eq } from 'drizzle-orm';
import { priceErrors } from '../../../contract/price/priceErrors';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { provinces, regencies } from '../area/table';

export interface PricedPlace {
  province_code: string | null;
  regency_code: string | null;
}

/**
 * The place with the given codes: the whole country without any; a regency implies its province.
 *
 * @throws HttpError 422 for an unknown area, or a regency of another province
 */
export async function findPlace(
  db: Db,
  { province, regency }: { province?: string | undefined; regency?: string | undefined },
): Promise<PricedPlace> {
  if (regency) {
    const [found] = await db.select().from(regencies).where(eq(regencies.code, regency));
    if (!found) throw invalidInput({ regency: priceErrors.unknownRegency() });
    if (province && found.province_code !== province)
      throw invalidInput({ regency: priceErrors.regencyOutsideProvince() });
    return { province_code: found.province_code, regency_code: found.code };
  }
  if (!province) return { province_code: null, regency_code: null };
  const [found] = await db.select({ code: provinces.code }).from(provinces).where(eq(provinces.code, province));
  if (!found) throw invalidInput({ province: priceErrors.unknownProvince() });
  return { province_code: found.code, regency_code: null };
}
