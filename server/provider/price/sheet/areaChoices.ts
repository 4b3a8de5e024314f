import { sql } from 'drizzle-orm';
import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import { type Bound, boundTo } from '../../../core/regionScope';
import type { Db } from '../../../db/types';
import type { SheetChoice } from '../../../sheet/SheetColumn';
import { texts } from '../priceParts';
import { COUNTRY_CODE } from './priceSheet';

/** Everybody's: a row beyond one's regions is told so by the plan. */
export const EVERYWHERE: Bound = { regions: null };

/** The provinces and regencies within somebody's regions, and the country for who is bound to none. */
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
