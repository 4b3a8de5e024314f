import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { invalidInput, notFound } from '../../core/HttpError';
import { type Bound, foreignRegion } from '../../core/regionScope';
import type { Filter } from '../../store/filters';
import { httpErrorOf } from './promotionHttpErrors';
import { promotions } from './table';

interface Reach {
  /** Sales regions of its areas; empty for the whole country. */
  reach_regions: readonly RegionCode[];
}

/** Selects promotions visible to people bound to regions: nationwide ones, and those that run in one of their regions. */
export const readableIn: Filter<readonly string[]> = {
  condition: placeholder =>
    sql`(${promotions.reach_regions} && ${placeholder}::text[] or ${promotions.reach_regions} = '{}')`,
};

/** Selects promotions that people bound to regions may change: those that run in no other region. */
export const changeableIn: Filter<readonly string[]> = {
  condition: placeholder => runsWithin(sql`${placeholder}`),
};

/** Selects promotions that run only in the given regions; nationwide ones do not. */
export const runsWithin = (regions: SQL): SQL =>
  sql`(${promotions.reach_regions} <@ ${regions}::text[] and ${promotions.reach_regions} <> '{}')`;

/** Selects rows that belong to visible promotions, by their column with the promotion's id. */
export const ofReadable = (promotionId: AnyColumn): Filter<readonly string[]> => ({
  condition: (placeholder, value) =>
    sql`${promotionId} in (select ${promotions.id} from ${promotions} where ${readableIn.condition(placeholder, value)})`,
});

/** Whether somebody may read a promotion: the same as {@link readableIn}. */
export const isReadable = ({ regions }: Bound, { reach_regions }: Reach): boolean =>
  regions === null || reach_regions.length === 0 || reach_regions.some(region => regions.includes(region));

/** @throws HttpError 404 if the promotion runs only outside the actor's regions */
export function authorizeRead(actor: Bound, promotion: Reach): void {
  if (!isReadable(actor, promotion)) throw notFound();
}

/** @throws HttpError 404 as for reading, 403 if the promotion also runs outside the actor's regions */
export function authorizeChange(actor: Bound, promotion: Reach): void {
  authorizeRead(actor, promotion);
  if (actor.regions === null) return;
  if (promotion.reach_regions.length === 0) throw httpErrorOf(403, promotionErrors.nationwide());
  if (!isReachWithin(actor, promotion)) throw httpErrorOf(403, promotionErrors.otherRegions());
}

/** @throws HttpError 422 if the promotion would run outside the actor's regions */
export function authorizeReach(actor: Bound, reach: Reach): void {
  const { regions } = actor;
  if (regions === null || (reach.reach_regions.length > 0 && isReachWithin(actor, reach))) return;
  throw invalidInput({ region_codes: foreignRegion(actor) });
}

/** Returns the sales region of a promotion that runs in only one; null for several, or the whole country. */
export const regionOf = ({ reach_regions }: Reach): RegionCode | null =>
  reach_regions.length === 1 ? reach_regions[0]! : null;

const isReachWithin = ({ regions }: Bound, { reach_regions }: Reach): boolean =>
  regions === null || reach_regions.every(region => regions.includes(region));
