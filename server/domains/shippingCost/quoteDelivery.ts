import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { merchantErrors } from '../../../contract/merchant/merchantErrors';
import { roadDistance } from '../../../contract/shippingCost/roadDistance';
import { shippingCostErrors } from '../../../contract/shippingCost/shippingCostErrors';
import { shippingFee } from '../../../contract/shippingCost/shippingFee';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { merchants } from '../merchant/table';
import { shipping_costs } from './table';

interface Delivery {
  merchant_id: string;
  /** The address's coordinates, in degrees. */
  latitude: number;
  longitude: number;
  /** In whole rupiah, without shipping. */
  goods_amount: number;
}

/**
 * Quotes a delivery by the most specific active tariff of the merchant's area.
 *
 * @returns the distance in metres, the cost in whole rupiah, and the tariff
 * @throws HttpError 404 for a merchant outside the actor's regions, 422 if there is no tariff or the address is too far away
 */
export async function quoteDelivery(db: Db, { merchant_id, goods_amount, ...place }: Delivery, actor: Actor) {
  const [merchant] = await db
    .select({
      latitude: merchants.latitude,
      longitude: merchants.longitude,
      region_code: merchants.region_code,
      province_code: merchants.province_code,
      regency_code: merchants.regency_code,
    })
    .from(merchants)
    .where(eq(merchants.id, merchant_id));
  if (!merchant || !reaches(actor, merchant.region_code)) throw notFound(merchantErrors.notFound());
  const tariff = (await findTariffs(db, [merchant.province_code]))(merchant);
  if (!tariff) throw invalidMerchant(shippingCostErrors.noTariff());
  const distance_m = roadDistance(merchant, place);
  const shipping_cost = shippingFee(tariff, distance_m, goods_amount);
  if (shipping_cost === null)
    throw invalidMerchant(
      shippingCostErrors.tooFar({
        distance: kilometres.format(distance_m / 1_000),
        area: tariff.area_name,
        max: tariff.max_km,
      }),
      { distance_m, max_km: tariff.max_km },
    );
  return { distance_m, shipping_cost, tariff };
}

const kilometres = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

const invalidMerchant = (error: ErrorMessage, data?: object) =>
  new HttpError(422, error, { errors: { merchant_id: error }, data });

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
