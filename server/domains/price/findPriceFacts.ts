import { sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { CategoryCode } from '../../../contract/product';
import type { Db } from '../../db/types';
import { isoText } from '../../store/isoText';
import type { PriceRequest, PriceTarget } from './PriceRequest';
import { type PriceInForce, priceInForce } from './priceInForce';
import { type Ceiling, ceilingAt } from './priceParts';

export type { PriceFacts };

/** Targets per statement: few enough to let other requests run in between, and to notice a cancellation soon. */
const SLICE = 200;

/**
 * Returns the facts of all targets as of an instant, in order, read in slices.
 *
 * @throws if the request's task was cancelled
 */
export async function findPriceFacts(
  db: Db,
  { category, targets, task }: Pick<PriceRequest, 'category' | 'targets' | 'task'>,
  moment: string,
): Promise<PriceFacts[]> {
  const facts: PriceFacts[] = [];
  const total = targets.length;
  for (let done = 0; done < total; done += SLICE) {
    task?.signal.throwIfAborted();
    task?.report({ step: 'checking', done, total });
    facts.push(...(await factsOfSlice(db, category, targets.slice(done, done + SLICE), moment)));
  }
  task?.report({ step: 'checking', done: total, total });
  return facts;
}

async function factsOfSlice(
  db: Db,
  category: PricedCategory,
  targets: readonly PriceTarget[],
  moment: string,
): Promise<PriceFacts[]> {
  const column = (name: 'product_id' | 'province_code' | 'regency_code') =>
    sql.param(targets.map(target => target[name]));
  const at = sql`${moment}::timestamptz`;
  const old = priceInForce({
    product: sql.raw('t.product'),
    province: sql.raw('t.province'),
    regency: sql.raw('t.regency'),
    kind: sql.raw('null::text'),
    at,
  });
  const sameArea = sql.raw(`n.product_id = t.product and coalesce(n.province_code, '') = coalesce(t.province, '')
    and coalesce(n.regency_code, '') = coalesce(t.regency, '')`);
  const { rows } = await db.execute<PriceFacts & Record<string, unknown>>(sql`
    select x.name, x.category_code, x.pack_size, x.pack_unit, coalesce(r.name, v.name) as area,
      (t.province is null or v.code is not null) and (t.regency is null or r.code is not null) as area_exists,
      v.region_code, ${old} as old, ${ceilingAt({ product: sql.raw('t.product'), province: sql.raw('t.province'), at })} as ceiling,
      (select ${isoText(sql.raw('n.valid_from'))} from prices n where ${sameArea} and n.valid_from > ${at} order by n.valid_from limit 1) as next_valid_from,
      exists (select 1 from prices n where ${sameArea} and n.valid_from = ${at}) as taken
    from unnest(${column('product_id')}::uuid[], ${column('province_code')}::text[], ${column('regency_code')}::text[])
      with ordinality as t(product, province, regency, place)
    left join products x on x.id = t.product and x.category_code = ${category} and x.is_active
    left join provinces v on v.code = t.province
    left join regencies r on r.code = t.regency and r.province_code = t.province
    order by t.place`);
  return rows;
}

/** What a plan needs to know about a target. */
interface PriceFacts {
  /** Null if the category has no such product. */
  name: string | null;
  category_code: CategoryCode;
  pack_size: number | null;
  pack_unit: string | null;
  area: string | null;
  area_exists: boolean;
  region_code: RegionCode | null;
  old: PriceInForce | null;
  ceiling: Ceiling | null;
  next_valid_from: string | null;
  /** Whether the area already has a price from that instant. */
  taken: boolean;
}
