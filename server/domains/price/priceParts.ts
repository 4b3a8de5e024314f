import { type SQL, sql } from 'drizzle-orm';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import type { Actor } from '../../core/Actor';
import { type Bound, boundTo } from '../../core/regionScope';
import { isoText } from '../../store/isoText';

/** A ceiling as the statement returns it, in JSON. */
export interface Ceiling {
  amount: number;
  kind: 'het' | 'government_set';
}

interface CeilingQuery {
  /** Expression of the product's id. */
  product: SQL;
  /** Expression of the province's code, null for the whole country. */
  province: SQL;
  /** Expression of the instant. */
  at: SQL;
}

/**
 * The ceiling of a product in a province as of an instant: the province's own, or else the national one. A nationwide price also applies
 * in provinces with ceilings of their own, so it is limited by the lowest of all.
 */
export const ceilingAt = ({ product, province, at }: CeilingQuery): SQL<Ceiling | null> =>
  sql`(select json_build_object('amount', c.amount, 'kind', c.kind) from price_ceilings c
    where c.product_id = ${product} and (c.province_code is null or c.province_code = ${province} or ${province} is null)
      and (${at} at time zone 'Asia/Jakarta')::date between c.valid_from and coalesce(c.valid_to, 'infinity')
    order by (c.province_code = ${province}) desc nulls last, c.amount limit 1)`;

/** Limits prices to the actor's regions, given the expression of a price's region; nationwide prices are always included. */
export function ownRegions(actor: Bound, region: SQL): SQL {
  const regions = boundTo(actor);
  return regions ? sql`(${region} is null or ${region} = any(${sql.param([...regions])}::text[]))` : sql`true`;
}

/**
 * Limits `price_batches b` to those without a price outside the actor's regions. A batch whose prices were deleted by a revert is
 * visible to its author and to users bound to no region.
 */
export function ownBatches(actor: Bound & Pick<Actor, 'user_id'>): SQL {
  const regions = boundTo(actor);
  if (!regions) return sql`true`;
  return sql`(b.created_by = ${actor.user_id} or exists (select 1 from prices o where o.batch_id = b.id))
    and not exists (select 1 from prices o join provinces v on v.code = o.province_code
      where o.batch_id = b.id and v.region_code <> all(${texts(regions)}))`;
}

/** A text array for `= any(…)`. */
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The columns of a batch in a statement over `price_batches b`, in the form of the responses. */
export const batchColumns = sql`b.id, b.category_code, b.kind, ${isoText(sql.raw('b.valid_from'))} as valid_from, b.note, b.row_count, b.reverts,
  (select u.name from users u where u.id = b.created_by) as created_by_name,
  (select u.name from price_proposals q join users u on u.id = q.decided_by where q.batch_id = b.id) as approved_by_name, ${isoText(sql.raw('b.created_at'))} as created_at,
  ${isoText(sql.raw('b.reverted_at'))} as reverted_at, (select u.name from users u where u.id = b.reverted_by) as reverted_by_name`;

export type BatchRow = PriceBatch & Record<string, unknown>;
