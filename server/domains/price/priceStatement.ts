import { type SQL, sql } from 'drizzle-orm';
import { WHOLE_COUNTRY } from '../../../contract/area/region';
import { priceLevel } from '../../../contract/price/priceInForce';
import { changePercent } from '../../../contract/price/priceJump';
import type { Price } from '../../../contract/price/priceRecord';
import { isoText } from '../../store/isoText';
import { productName } from '../product/productName';
import { type PriceInForce, priceInForce } from './priceInForce';
import { type Ceiling, ceilingAt } from './priceParts';

type Raw = Omit<
  Price,
  'former_amount' | 'change_percent' | 'ceiling' | 'ceiling_kind' | 'level' | 'product_name' | 'area'
> & {
  name: string;
  area: string | null;
  pack_size: number | null;
  pack_unit: string | null;
  former: PriceInForce | null;
  ceiling: Ceiling | null;
  total: number | string;
};

const NO_KIND = sql.raw('null::text');

/** The area name of a price `o`, joined with its province `v` and its regency `r`. */
export const AREA_NAME = sql.raw('coalesce(r.name, v.name)');

const LATER_PRICES = sql.raw(`prices n where n.product_id = o.product_id
  and coalesce(n.province_code, '') = coalesce(o.province_code, '') and coalesce(n.regency_code, '') = coalesce(o.regency_code, '')
  and n.valid_from > o.valid_from`);

/** The status of a price `o` at an instant: once begun, it is in force until the next price of its area begins. */
export const statusAt = (at: SQL) => sql`case when o.valid_from > ${at} then 'upcoming'
  when exists (select 1 from ${LATER_PRICES} and n.valid_from <= ${at}) then 'past' else 'in_force' end`;

const FROM = sql.raw(`prices o join products x on x.id = o.product_id
  left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code`);

/**
 * Selects prices `o` with product `x`, province `v` and regency `r`. Expensive columns are computed only for the rows of the page.
 *
 * @param at the instant that their status refers to
 */
export function priceStatement(where: SQL, at: SQL, order: SQL, page: SQL = sql``): SQL {
  const former = priceInForce({
    product: sql.raw('o.product_id'),
    province: sql.raw('o.province_code'),
    regency: sql.raw('o.regency_code'),
    kind: NO_KIND,
    at: sql.raw(`o.valid_from - interval '1 millisecond'`),
  });
  const ceiling = ceilingAt({
    product: sql.raw('o.product_id'),
    province: sql.raw('o.province_code'),
    at: sql.raw('o.valid_from'),
  });
  return sql`
    select o.id, o.product_id, x.code as product_code, x.name, x.pack_size, x.pack_unit, x.category_code, x.sale_unit,
      o.province_code, o.regency_code, ${AREA_NAME} as area, o.amount, ${isoText(sql.raw('o.valid_from'))} as valid_from,
      ${former} as former, ${ceiling} as ceiling, ${statusAt(at)} as status, o.batch_id,
      (select b.note from price_batches b where b.id = o.batch_id) as note,
      (select u.name from users u where u.id = o.created_by) as created_by_name, ${isoText(sql.raw('o.created_at'))} as created_at,
      o.total
    from (select o.*, count(*) over () as total from ${FROM} where ${where} order by ${order} ${page}) o
    join products x on x.id = o.product_id
    left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code
    order by ${order}`;
}

/** Converts a row of the statement to the contract's form. */
export function priceOf(raw: Record<string, unknown>): Price {
  const { former, ceiling, name, pack_size, pack_unit, total: _, ...row } = raw as unknown as Raw;
  const amount = Number(row.amount);
  return {
    ...row,
    amount,
    level: priceLevel(row),
    area: row.area ?? WHOLE_COUNTRY,
    product_name: productName({ name, pack_size, pack_unit, category_code: row.category_code }),
    former_amount: former?.amount ?? null,
    change_percent: changePercent(former?.amount ?? null, amount),
    ceiling: ceiling?.amount ?? null,
    ceiling_kind: ceiling?.kind ?? null,
  };
}
