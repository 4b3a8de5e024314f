import { type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../../contract/desk/deskApi';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { findVillages } from '../area/findVillages';

interface Middle extends Record<string, unknown> {
  village_code: string;
  latitude: number | null;
  longitude: number | null;
}

/** The average of the places that the actor may see, as a relation `(latitude, longitude)`; no row if there are none. */
const middleOf = (table: 'customer_addresses' | 'merchants', condition: string, within: SQL) =>
  sql`select avg(t.latitude) as latitude, avg(t.longitude) as longitude from ${sql.raw(`${table} t where ${condition}`)}
    and ${within} having count(*) > 0`;

/**
 * Finds villages by typed text, each with a starting point for the map. The area data has no coordinates, so the point is the average
 * of the known addresses in the village, else of the merchants in its district, regency or province, within the actor's regions.
 */
export async function findPlaces(db: Db, search: string, actor: Actor): Promise<Place[]> {
  const villages = await findVillages(db, search);
  if (villages.length === 0) return [];
  const regions = boundTo(actor);
  const within = regions ? sql`t.region_code = any(${sql.param([...regions])}::text[])` : sql`true`;
  const { rows } = await db.execute<Middle>(sql`
    select v.village_code, coalesce(a.latitude, d.latitude, r.latitude, p.latitude) as latitude,
      coalesce(a.longitude, d.longitude, r.longitude, p.longitude) as longitude
    from unnest(${sql.param(villages.map(({ village_code }) => village_code))}::text[]) as v(village_code)
    left join lateral (${middleOf('customer_addresses', 't.village_code = v.village_code', within)}) a on true
    left join lateral (${middleOf('merchants', 't.district_code = left(v.village_code, 8)', within)}) d on true
    left join lateral (${middleOf('merchants', 't.regency_code = left(v.village_code, 5)', within)}) r on true
    left join lateral (${middleOf('merchants', 't.province_code = left(v.village_code, 2)', within)}) p on true`);
  const middles = new Map(rows.map(row => [row.village_code, row]));
  return villages.map(({ village_code, area }) => {
    const { latitude = null, longitude = null } = middles.get(village_code) ?? {};
    return { village_code, area, latitude: toFiveDigits(latitude), longitude: toFiveDigits(longitude) };
  });
}

/** Rounds to about a metre. */
const toFiveDigits = (degrees: number | null) => (degrees === null ? null : Math.round(Number(degrees) * 1e5) / 1e5);
