import { sql } from 'drizzle-orm';
import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import { type Bound, boundTo } from '../../../core/regionScope';
import type { Db } from '../../../db/types';
import type { SheetChoice } from '../../../sheet/SheetColumn';
import { texts } from '../priceParts';
import { COUNTRY_CODE } from './priceSheet';

/** All areas: a row outside the uploader's regions is reported by the plan. */
export const EVERYWHERE: Bound = { regions: null };

/** Returns the provinces and regencies within a user's regions; for a user bound to none, also the country. */
export async function areaChoices(db: Db, bound: Bound): Promise<SheetChoice[]> {
  const regions = boundTo(bound);
  const reached = regions ? sql`where v.region_code = any(${texts(regions)})` : sql``;
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    select v.code, v.name from provinces v ${reached}
    union all select r.code, r.name from regencies r join provinces v on v.code = r.province_code ${reached}
    order by code`);
  const areas = rows.map(({ code, name }): SheetChoice => [code, name]);
  return regions ? areas : [[COUNTRY_CODE, WHOLE_COUNTRY], ...areas];
}
