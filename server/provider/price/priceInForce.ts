import { type SQL, sql } from 'drizzle-orm';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { KIND_OFFSETS } from '../../../contract/price/kindOffsets';
import type { PriceLevel } from '../../../contract/price/priceInForce';
import { isoText } from '../../store/isoText';
import { stableId } from '../../store/stableId';

/** A price as the statement hands it over, in JSON. */
export interface PriceInForce {
  id: string;
  amount: number;
  level: PriceLevel;
  /** The area's name; null for the whole country. */
  area: string | null;
  /** ISO 8601 in UTC. */
  valid_from: string;
  /** What of `amount` is due to the kind of merchant; null where that changes nothing. */
  kind_offset: { type_code: MerchantTypeCode; amount: number } | null;
}

interface Asked {
  product: SQL;
  /** Codes; null where the place is not known so finely. */
  province: SQL;
  regency: SQL;
  at: SQL;
  /** Code of the kind of merchant that sells it; null where none is asked about. */
  kind: SQL;
}

const PARTS = sql`'valid_from', ${isoText(sql.raw('p.valid_from'))}`;

/** Of what the kind adds, by the kind and the product; the others are nothing. */
const ofKind = ({ kind, product }: Asked, of: (offset: (typeof KIND_OFFSETS)[number]) => string, none: string) =>
  sql`case ${sql.join(
    KIND_OFFSETS.map(
      offset =>
        sql`when ${kind} = ${sql.raw(`'${offset.type_code}'`)} and ${product} = ${sql.raw(`'${stableId('product', offset.product_code)}'::uuid`)} then ${sql.raw(of(offset))}`,
    ),
    sql` `,
  )} else ${sql.raw(none)} end`;

/** The newest price of one area, from the end of an index: the expressions are those of `prices_in_force_key`. */
const newest = (asked: Asked, province: SQL, regency: SQL, level: PriceLevel, area: SQL) => sql`(
  select json_build_object('id', p.id, ${PARTS}, 'level', ${sql.raw(`'${level}'`)}, 'area', ${area},
    'amount', p.amount + ${ofKind(asked, ({ amount }) => String(amount), '0')},
    'kind_offset', ${ofKind(asked, ({ type_code, amount }) => `json_build_object('type_code', '${type_code}', 'amount', ${amount})`, 'null::json')})
  from prices p
  where p.product_id = ${asked.product} and coalesce(p.province_code, '') = ${province} and coalesce(p.regency_code, '') = ${regency}
    and p.valid_from <= ${asked.at}
  order by p.valid_from desc limit 1)`;

const NONE = sql.raw(`''`);

/**
 * The contract's `priceInForce` as an SQL expression: of the finest area that has a price by `at` the newest, with what the kind of
 * merchant adds to it (`KIND_OFFSETS`), as JSON; null where there is none. At most three steps down one index, however long the past is, so that it can stand in a list's columns.
 *
 * @param asked expressions that name their tables (`sql.raw('m.province_code')`): the price's own table is called `p` within
 * @example sql`select ${priceInForce({ product: sql.raw('mp.product_id'), province: sql.raw('m.province_code'),
 *   regency: sql.raw('m.regency_code'), kind: sql.raw('m.type_code'), at: sql.raw('now()') })} from merchant_products mp join merchants m on m.id = mp.merchant_id`
 */
export const priceInForce = (asked: Asked): SQL<PriceInForce | null> =>
  sql`coalesce(${newest(asked, asked.province, asked.regency, 'regency', sql.raw('(select a.name from regencies a where a.code = p.regency_code)'))},
    ${newest(asked, asked.province, NONE, 'province', sql.raw('(select a.name from provinces a where a.code = p.province_code)'))},
    ${newest(asked, NONE, NONE, 'national', sql.raw('null'))})`;
