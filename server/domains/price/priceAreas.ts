import { type SQL, sql } from 'drizzle-orm';
import { type RegionCode, WHOLE_COUNTRY } from '../../../contract/area/region';
import type { Bound } from '../../core/regionScope';
import { containing } from '../../store/filters';
import { ownRegions, texts } from './priceParts';

/** A choice of areas: the levels narrow one another, and `search` matches the names. */
export interface AreaChoice {
  search?: string | undefined;
  region?: RegionCode[] | undefined;
  province?: string[] | undefined;
  regency?: string[] | undefined;
  district?: string[] | undefined;
  village?: string[] | undefined;
}

/** Areas that can have prices: the country, provinces, regencies and cities. */
const PRICED = sql.raw(`(
  select 'ID' as id, null::text as province_code, null::text as regency_code, null::text as region_code, '${WHOLE_COUNTRY}' as name, null::text as below
  union all select code, code, null, region_code, name, null from provinces
  union all select r.code, r.province_code, r.code, v.region_code, r.name, null from regencies r join provinces v on v.code = r.province_code) a`);

/** Areas below the regency, each with the regency whose prices apply there. */
const DISTRICTS = sql.raw(`(
  select d.code as id, r.province_code, r.code as regency_code, v.region_code, d.name || ', ' || r.name as name, 'district' as below, d.code as district_code
  from districts d join regencies r on r.code = d.regency_code join provinces v on v.code = r.province_code) a`);
const VILLAGES = sql.raw(`(
  select w.code as id, r.province_code, r.code as regency_code, v.region_code, w.name || ', ' || d.name || ', ' || r.name as name, 'village' as below,
    d.code as district_code
  from villages w join districts d on d.code = w.district_code
  join regencies r on r.code = d.regency_code join provinces v on v.code = r.province_code) a`);

/** Returns the relation `a` that contains the chosen areas. */
export const areasOf = ({ district, village }: AreaChoice): SQL =>
  village?.length ? VILLAGES : district?.length ? DISTRICTS : PRICED;

/**
 * Returns the condition for the chosen areas on the relation `a` of {@link areasOf}. Without a search all are of one level: that of
 * the finest filter, or else `level`.
 */
export function areaConditions(choice: AreaChoice, level: 'province' | 'regency', actor: Bound): SQL {
  const { search, region, province, regency, district, village } = choice;
  const like = search && containing(search);
  const isBelow = Boolean(district?.length || village?.length);
  const ofLevel =
    level === 'regency' || regency?.length || isBelow
      ? sql.raw('a.regency_code is not null')
      : sql.raw('a.regency_code is null');
  const parts = [
    ownRegions(actor, sql.raw('a.region_code')),
    like ? sql`a.name ilike ${like}` : ofLevel,
    ...(region?.length ? [sql`a.region_code = any(${texts(region)})`] : []),
    ...(province?.length ? [sql`a.province_code = any(${texts(province)})`] : []),
    ...(regency?.length ? [sql`a.regency_code = any(${texts(regency)})`] : []),
    ...(district?.length ? [sql`a.district_code = any(${texts(district)})`] : []),
    ...(village?.length ? [sql`a.id = any(${texts(village)})`] : []),
  ];
  return sql.join(parts, sql` and `);
}
