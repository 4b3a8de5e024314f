import { type SQL, sql } from 'drizzle-orm';
import type { PriceLevel } from '../../../contract/product/priceInForce';

/** A price as the statement hands it over, in JSON. */
export interface PriceInForce {
  amount: number;
  level: PriceLevel;
  /** The area's name; null for the whole country. */
  area: string | null;
  /** ISO 8601 in UTC. */
  valid_from: string;
}

interface Asked {
  product: SQL;
  /** Codes; null where the place is not known so finely. */
  province: SQL;
  regency: SQL;
  at: SQL;
}

const PARTS = sql.raw(
  `'amount', p.amount, 'valid_from', to_char(p.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
);

/** The newest price of one area, from the end of an index: the expressions are those of `prices_in_force_key`. */
const newest = ({ product, at }: Asked, province: SQL, regency: SQL, level: PriceLevel, area: SQL) => sql`(
  select json_build_object(${PARTS}, 'level', ${sql.raw(`'${level}'`)}, 'area', ${area})
  from prices p
  where p.product_id = ${product} and coalesce(p.province_code, '') = ${province} and coalesce(p.regency_code, '') = ${regency}
    and p.valid_from <= ${at}
  order by p.valid_from desc limit 1)`;

const NONE = sql.raw(`''`);

/**
 * The contract's `priceInForce` as an SQL expression: of the finest area that has a price by `at` the newest, as JSON; null where
 * there is none. At most three steps down one index, however long the past is, so that it can stand in a list's columns.
 *
 * @param asked expressions that name their tables (`sql.raw('m.province_code')`): the price's own table is called `p` within
 * @example sql`select ${priceInForce({ product: sql.raw('mp.product_id'), province: sql.raw('m.province_code'),
 *   regency: sql.raw('m.regency_code'), at: sql.raw('now()') })} from merchant_products mp join merchants m on m.id = mp.merchant_id`
 */
export const priceInForce = (asked: Asked): SQL<PriceInForce | null> =>
  sql`coalesce(${newest(asked, asked.province, asked.regency, 'regency', sql.raw('(select a.name from regencies a where a.code = p.regency_code)'))},
    ${newest(asked, asked.province, NONE, 'province', sql.raw('(select a.name from provinces a where a.code = p.province_code)'))},
    ${newest(asked, NONE, NONE, 'national', sql.raw('null'))})`;
