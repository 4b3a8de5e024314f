import { sql } from 'drizzle-orm';
import type { RegionCode } from '../../contract/area/region';
import { recordErrors } from '../../contract/core/errors';
import type { Actor } from '../core/Actor';
import { invalidInput } from '../core/HttpError';
import { foreignRegion, reaches } from '../core/regionScope';
import type { Tx } from '../db/types';

/** The sales region of a province, or of anything within it, by its code. Provinces are base data, queried by table name. */
export const regionOfArea = (code: string) =>
  sql<RegionCode>`(select region_code from provinces where code = left(${code}, 2))`;

/**
 * Returns the sales region that follows from the area of a write, as a value to be written with it; nothing if the area is not among the
 * values.
 *
 * @param name the region's field
 * @param area the area's field
 * @throws HttpError 422 at the area's field if there is no such area, or it lies outside the actor's regions
 */
export async function regionFrom(
  { name, area }: { name: string; area: string },
  { tx, values, actor }: { tx: Tx; values: object; actor: Actor },
): Promise<Record<string, RegionCode | null>> {
  const code = (values as Record<string, unknown>)[area];
  if (code === undefined) return {};
  if (typeof code !== 'string') return { [name]: null };
  const { rows } = await tx.execute<{ region: RegionCode | null }>(sql`select ${regionOfArea(code)} as region`);
  const region = rows[0]?.region ?? null;
  if (region === null) throw invalidInput({ [area]: recordErrors.referenceGone() });
  if (!reaches(actor, region)) throw invalidInput({ [area]: foreignRegion(actor) });
  return { [name]: region };
}
