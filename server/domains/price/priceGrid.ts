import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { WHOLE_COUNTRY } from '../../../contract/area/region';
import type { PriceArea, PriceCell, PriceGrid, priceGridQuery } from '../../../contract/price/priceGrid';
import { priceLevel } from '../../../contract/price/priceInForce';
import { changePercent } from '../../../contract/price/priceJump';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { isoText } from '../../store/isoText';
import { listMeta } from '../../store/listMeta';
import { toHttpError } from '../../store/toHttpError';
import { areaConditions, areasOf } from './priceAreas';
import { pricedProducts } from './pricedProducts';
import { type PriceInForce, priceInForce } from './priceInForce';
import { type Ceiling, ceilingAt } from './priceParts';

type Query = z.output<typeof priceGridQuery>;

interface RawCell {
  product_id: string;
  in_force: PriceInForce;
  former: PriceInForce | null;
  ceiling: Ceiling | null;
  next: PriceCell['next'];
}

interface RawArea extends Record<string, unknown> {
  id: string;
  name: string;
  province_code: string | null;
  regency_code: string | null;
  /** The area's level, if areas of that level have no prices of their own. */
  below: 'district' | 'village' | null;
  regencies: number | string;
  own_regencies: number | string;
  prices: RawCell[] | null;
  total: number | string;
}

const ORDERS = {
  code: sql.raw('a.province_code nulls first, a.regency_code nulls first, a.id'),
  '-code': sql.raw('a.province_code desc nulls last, a.regency_code desc nulls last, a.id desc'),
  name: sql.raw('a.name collate "und-x-icu", a.id'),
  '-name': sql.raw('a.name collate "und-x-icu" desc, a.id desc'),
};

/** Returns the prices of products by area as of an instant, own or inherited, in two statements. */
export async function findPriceGrid(db: Db, query: Query, actor: Actor): Promise<PriceGrid> {
  const { page, limit, at = new Date().toISOString() } = query;
  try {
    const products = await pricedProducts(db, query.category, query.product);
    const read = async (take: number, skip: number) =>
      (
        await db.execute<RawArea>(
          statement(
            query,
            at,
            areaConditions(query, query.level, actor),
            products.map(({ id }) => id),
            take,
            skip,
          ),
        )
      ).rows;
    const rows = await read(limit, (page - 1) * limit);
    const counted = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
    const total = Number(counted[0]?.total ?? 0);
    const meta = listMeta({ page, limit }, total);
    return { list: rows.map(areaOf), meta, total, at, products };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}

function statement(
  query: Query,
  moment: string,
  areas: SQL,
  products: readonly string[],
  take: number,
  skip: number,
): SQL {
  const order = ORDERS[query.sort ?? 'code'];
  const at = sql`${moment}::timestamptz`;
  const place = {
    product: sql.raw('x.id'),
    province: sql.raw('a.province_code'),
    regency: sql.raw('a.regency_code'),
    kind: sql.raw('null::text'),
  };
  const ids = sql`${sql.param([...products])}::uuid[]`;
  const next = sql`(select json_build_object('id', n.id, 'amount', n.amount, 'valid_from', ${isoText(sql.raw('n.valid_from'))}) from prices n
    where n.product_id = x.id and coalesce(n.province_code, '') = coalesce(a.province_code, '')
      and coalesce(n.regency_code, '') = coalesce(a.regency_code, '') and n.valid_from > ${at}
    order by n.valid_from limit 1)`;
  return sql`
    with own as (
      select o.province_code, count(distinct o.regency_code) as regencies from prices o
      where o.regency_code is not null and o.product_id = any(${ids}) and o.valid_from <= ${at} group by 1)
    select a.id, a.name, a.below, a.province_code, a.regency_code, a.total,
      (case when a.regency_code is null then (select count(*) from regencies r where r.province_code = a.province_code) else 0 end) as regencies,
      (case when a.regency_code is null then coalesce((select own.regencies from own where own.province_code = a.province_code), 0) else 0 end) as own_regencies,
      (select json_agg(json_build_object('product_id', x.id, 'in_force', f.in_force,
          'former', ${priceInForce({ ...place, at: sql.raw(`(f.in_force->>'valid_from')::timestamptz - interval '1 millisecond'`) })},
          'ceiling', ${ceilingAt({ product: sql.raw('x.id'), province: sql.raw('a.province_code'), at })}, 'next', ${next}))
        from unnest(${ids}) as x(id) cross join lateral (select ${priceInForce({ ...place, at })} as in_force offset 0) f
        where f.in_force is not null) as prices
    from (select a.*, count(*) over () as total from ${areasOf(query)} where ${areas} order by ${order} limit ${take} offset ${skip}) a
    order by ${order}`;
}

function areaOf({ total: _, prices, below, ...area }: RawArea): PriceArea {
  return {
    ...area,
    level: below ?? priceLevel(area),
    regencies: Number(area.regencies),
    own_regencies: Number(area.own_regencies),
    prices: (prices ?? []).map(cellOf),
  };
}

function cellOf({ product_id, in_force, former, ceiling, next }: RawCell): PriceCell {
  return {
    product_id,
    price_id: in_force.id,
    amount: in_force.amount,
    source: in_force.level,
    source_area: in_force.area ?? WHOLE_COUNTRY,
    valid_from: in_force.valid_from,
    former_amount: former?.amount ?? null,
    change_percent: changePercent(former?.amount ?? null, in_force.amount),
    ceiling: ceiling?.amount ?? null,
    ceiling_kind: ceiling?.kind ?? null,
    next,
  };
}
