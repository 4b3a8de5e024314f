import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../contract/core/answer';
import type { priceApi } from '../../../contract/price/priceApi';
import { priceLevel } from '../../../contract/price/priceInForce';
import type { Price, PriceStatus } from '../../../contract/price/priceRecord';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { isoText } from '../../store/isoText';
import type { WholeList } from '../../store/pageStatements';
import { toHttpError } from '../../store/toHttpError';
import { productName } from '../product/productName';
import { type PriceInForce, priceInForce } from './priceInForce';
import { type Ceiling, ceilingAt, ownRegions, percentOf, texts, WHOLE_COUNTRY } from './priceParts';

export type PriceQuery = Omit<z.output<typeof priceApi.ofCategory.query>, 'page' | 'limit'>;

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
const AREA = sql.raw('coalesce(r.name, v.name)');

const SORTS: Record<string, SQL> = {
  valid_from: sql.raw('o.valid_from'),
  amount: sql.raw('o.amount'),
  product: sql.raw('x.name collate "und-x-icu"'),
  area: sql.raw('coalesce(r.name, v.name) collate "und-x-icu"'),
  created_at: sql.raw('o.created_at'),
};

/** By place from west to east, there by product; the newest first. */
const BY_PLACE = sql.raw(
  `o.province_code nulls first, o.regency_code nulls first, x.name collate "und-x-icu", x.id, o.valid_from desc, o.id`,
);

function orderOf(sort: string | undefined): SQL {
  if (!sort) return BY_PLACE;
  const name = sort.replace(/^-/, '');
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${SORTS[name]} ${direction}, o.id ${direction}`;
}

const LATER = sql.raw(`prices n where n.product_id = o.product_id
  and coalesce(n.province_code, '') = coalesce(o.province_code, '') and coalesce(n.regency_code, '') = coalesce(o.regency_code, '')
  and n.valid_from > o.valid_from`);

/** What a price is at an instant: one that has begun is in force until the next of its area begins. */
const statusAt = (at: SQL) => sql`case when o.valid_from > ${at} then 'upcoming'
  when exists (select 1 from ${LATER} and n.valid_from <= ${at}) then 'past' else 'in_force' end`;

function conditions(category: PricedCategory, query: PriceQuery, at: SQL, actor: Actor): SQL {
  const { search, region, province, regency, product, batch } = query;
  const status: readonly PriceStatus[] = query.status?.length || batch?.length ? (query.status ?? []) : ['in_force'];
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const parts = [
    sql`x.category_code = ${category}`,
    ownRegions(actor, sql.raw('v.region_code')),
    ...(status.length ? [sql`${statusAt(at)} = any(${texts(status)})`] : []),
    ...(like ? [sql`(x.name ilike ${like} or x.code ilike ${like} or ${AREA} ilike ${like})`] : []),
    ...(region?.length ? [sql`v.region_code = any(${texts(region)})`] : []),
    ...(province?.length ? [sql`o.province_code = any(${texts(province)})`] : []),
    ...(regency?.length ? [sql`o.regency_code = any(${texts(regency)})`] : []),
    ...(product?.length ? [sql`o.product_id = any(${sql.param(product)}::uuid[])`] : []),
    ...(batch?.length ? [sql`o.batch_id = any(${sql.param(batch)}::uuid[])`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const FROM = sql.raw(`prices o join products x on x.id = o.product_id
  left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code`);

/** The statement of a category's prices; what is dear to work out is only worked out of the rows that are shown. */
export function priceStatement(where: SQL, at: SQL, order: SQL, page: SQL = sql``): SQL {
  const former = priceInForce({
    product: sql.raw('o.product_id'),
    province: sql.raw('o.province_code'),
    regency: sql.raw('o.regency_code'),
    kind: NO_KIND,
    at: sql.raw(`o.valid_from - interval '1 millisecond'`),
  });
  const ceiling = ceilingAt({ product: sql.raw('o.product_id'), province: sql.raw('o.province_code') });
  return sql`
    select o.id, o.product_id, x.code as product_code, x.name, x.pack_size, x.pack_unit, x.category_code, x.sale_unit,
      o.province_code, o.regency_code, ${AREA} as area, o.amount, ${isoText(sql.raw('o.valid_from'))} as valid_from,
      ${former} as former, ${ceiling} as ceiling, ${statusAt(at)} as status, o.batch_id,
      (select b.note from price_batches b where b.id = o.batch_id) as note,
      (select u.name from users u where u.id = o.created_by) as created_by_name, ${isoText(sql.raw('o.created_at'))} as created_at,
      o.total
    from (select o.*, count(*) over () as total from ${FROM} where ${where} order by ${order} ${page}) o
    join products x on x.id = o.product_id
    left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code
    order by ${order}`;
}

/** A row of the statement as the contract has it. */
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
    change_percent: percentOf(former?.amount ?? null, amount),
    ceiling: ceiling?.amount ?? null,
    ceiling_kind: ceiling?.kind ?? null,
  };
}

/** Prices as they were set, by category. A page is one statement. */
export function priceList(db: Db) {
  const parts = (category: PricedCategory, query: PriceQuery, actor: Actor) => {
    const at = query.at ? sql`${query.at}::timestamptz` : sql.raw('now()');
    return { where: conditions(category, query, at, actor), at, order: orderOf(query.sort) };
  };
  return {
    /** A page. */
    async page(
      category: PricedCategory,
      { page, limit, ...query }: PriceQuery & { page: number; limit: number },
      actor: Actor,
    ): Promise<Page<Price>> {
      const { where, at, order } = parts(category, query, actor);
      const read = async (most: number, skip: number) =>
        (await db.execute(priceStatement(where, at, order, sql`limit ${most} offset ${skip}`))).rows;
      try {
        const rows = await read(limit, (page - 1) * limit);
        // beyond the last page nothing says how many there are
        const known = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
        const total = Number((known[0] as { total?: number } | undefined)?.total ?? 0);
        return { list: rows.map(priceOf), meta: { page, limit, total, total_page: Math.ceil(total / limit) }, total };
      } catch (error) {
        throw toHttpError(error) ?? error;
      }
    },

    /** All of them, for a download. */
    whole(category: PricedCategory, query: PriceQuery, actor: Actor): WholeList {
      const { where, at, order } = parts(category, query, actor);
      return {
        statement: priceStatement(where, at, order),
        total: raw => Number(raw.total),
        decode: priceOf as WholeList['decode'],
      };
    },
  };
}
