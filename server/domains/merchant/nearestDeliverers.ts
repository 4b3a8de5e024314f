import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { pointOnGlobe } from '../area/pointOnGlobe';
import { provinces } from '../area/table';
import { matching } from './store';
import { merchants } from './table';

const MOST = 40;

const columns = {
  id: merchants.id,
  number: merchants.number,
  name: merchants.name,
  type_code: merchants.type_code,
  status: merchants.status,
  address: merchants.address,
  latitude: merchants.latitude,
  longitude: merchants.longitude,
  province_code: merchants.province_code,
  regency_code: merchants.regency_code,
  opening_hours: merchants.opening_hours,
  time_zone: sql<string>`(select ${provinces.time_zone} from ${provinces} where ${provinces.code} = ${merchants.province_code})`,
};

/** A merchant in the form needed to order from it. */
export type Deliverer = Awaited<ReturnType<typeof nearestDeliverers>>[number];

/**
 * Returns the nearest delivering merchants to a point, open or not, within the actor's regions.
 *
 * @param sells condition on `merchant_products mp`: only merchants with such a product; by default those that sell anything
 */
export const nearestDeliverers = (
  db: Db,
  { latitude, longitude }: { latitude: number; longitude: number },
  sells: SQL = sql`true`,
  actor: Actor,
) =>
  db
    .select(columns)
    .from(merchants)
    .where(
      and(
        inArray(merchants.status, ['active', 'temporarily_closed']),
        matching({ regions: boundTo(actor) }),
        sql`exists (select 1 from merchant_products mp where mp.merchant_id = ${merchants.id} and mp.is_active and ${sells})`,
      ),
    )
    .orderBy(asc(sql`${merchants.globe} <-> ${pointOnGlobe(latitude, longitude)}`))
    .limit(MOST);

/** Returns what is needed to order from a merchant. The caller must have authorised the actor. */
export const findDeliverer = async (db: Db, id: string) =>
  (await db.select(columns).from(merchants).where(sql`${merchants.id} = ${id}`))[0];
