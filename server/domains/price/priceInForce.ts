import { type SQL, sql } from 'drizzle-orm';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { KIND_OFFSETS } from '../../../contract/price/kindOffsets';
import type { PriceLevel } from '../../../contract/price/priceInForce';
import { isoText } from '../../store/isoText';
import { stableId } from '../../store/stableId';

/** A price as the statement returns it, in JSON. */
export interface PriceInForce {
  id: string;
  amount: number;
  level: PriceLevel;
  /** The area's name; null for the whole country. */
  area: string | null;
  /** ISO 8601 in UTC. */
  valid_from: string;
  /** The surcharge of the merchant's type on the area's price, included in `amount`; null if there is none. */
  kind_offset: { type_code: MerchantTypeCode; amount: number } | null;
}

interface PriceQuery {
  product: SQL;
  /** Codes; null if the place is not known at that level. */
  province: SQL;
  regency: SQL;
  at: SQL;
  /** Code of the merchant's type; null for the area's own price. */
  kind: SQL;
}

const PARTS = sql`'valid_from', ${isoText(sql.raw('p.valid_from'))}`;

/** An expression over the offset of the merchant's type for the product; `none` if there is no offset. */
const typeOffset = (
  { kind, product }: PriceQuery,
  of: (offset: (typeof KIND_OFFSETS)[number]) => string,
  none: string,
) =>
  sql`case ${sql.join(
    KIND_OFFSETS.map(
      offset =>
        sql`when ${kind} = ${sql.raw(`'${offset.type_code}'`)} and ${product} = ${sql.raw(`'${stableId('product', offset.product_code)}'::uuid`)} then ${sql.raw(of(offset))}`,
    ),
    sql` `,
  )} else ${sql.raw(none)} end`;

/** The newest price of one area; the expressions are those of the index `prices_in_force_key`. */
const newest = (query: PriceQuery, province: SQL, regency: SQL, level: PriceLevel, area: SQL) => sql`(
  select json_build_object('id', p.id, ${PARTS}, 'level', ${sql.raw(`'${level}'`)}, 'area', ${area},
    'amount', p.amount + ${typeOffset(query, ({ amount }) => String(amount), '0')},
    'kind_offset', ${typeOffset(query, ({ type_code, amount }) => `json_build_object('type_code', '${type_code}', 'amount', ${amount})`, 'null::json')})
  from prices p
  where p.product_id = ${query.product} and coalesce(p.province_code, '') = ${province} and coalesce(p.regency_code, '') = ${regency}
    and p.valid_from <= ${query.at}
  order by p.valid_from desc limit 1)`;

const NONE = sql.raw(`''`);

/**
 * The contract's `priceInForce` as an SQL expression: the newest price as of `at` of the most specific area that has one, including the
 * offset of the merchant's type (`KIND_OFFSETS`), as JSON; null if there is none. It takes at most three index lookups, so lists can
 * select it for each row.
 *
 * @param query expressions with table names (`sql.raw('m.province_code')`); the alias `p` is taken by the prices themselves
 * @example sql`select ${priceInForce({ product: sql.raw('mp.product_id'), province: sql.raw('m.province_code'),
 *   regency: sql.raw('m.regency_code'), kind: sql.raw('m.type_code'), at: sql.raw('now()') })} from merchant_products mp join merchants m on m.id = mp.merchant_id`
 */
export const priceInForce = (query: PriceQuery): SQL<PriceInForce | null> =>
  sql`coalesce(${newest(query, query.province, query.regency, 'regency', sql.raw('(select a.name from regencies a where a.code = p.regency_code)'))},
    ${newest(query, query.province, NONE, 'province', sql.raw('(select a.name from provinces a where a.code = p.province_code)'))},
    ${newest(query, NONE, NONE, 'national', sql.raw('null'))})`;
