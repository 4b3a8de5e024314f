import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import type { priceApi } from '../../../contract/price/priceApi';
import type { Price, PriceStatus } from '../../../contract/price/priceRecord';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { containing } from '../../store/filters';
import type { WholeList } from '../../store/pageStatements';
import { readStatement } from '../../store/readPage';
import { areaConditions, areasOf } from './priceAreas';
import { priceInForce } from './priceInForce';
import { ownRegions, texts } from './priceParts';
import { AREA_NAME, priceOf, priceStatement, statusAt } from './priceStatement';

export type PriceQuery = Omit<QueryOf<typeof priceApi.ofCategory>, 'page' | 'limit'>;

const SORTS: Record<string, SQL> = {
  valid_from: sql.raw('o.valid_from'),
  amount: sql.raw('o.amount'),
  product: sql.raw('x.name collate "und-x-icu"'),
  area: sql.raw('coalesce(r.name, v.name) collate "und-x-icu"'),
  created_at: sql.raw('o.created_at'),
};

/** By area from west to east, then by product, then newest first. */
const BY_PLACE = sql.raw(
  `o.province_code nulls first, o.regency_code nulls first, x.name collate "und-x-icu", x.id, o.valid_from desc, o.id`,
);

function orderOf(sort: string | undefined): SQL {
  if (!sort) return BY_PLACE;
  const name = sort.replace(/^-/, '');
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${SORTS[name]} ${direction}, o.id ${direction}`;
}

function conditions(category: PricedCategory, query: PriceQuery, at: SQL, actor: Actor): SQL {
  const { search, region, province, regency, product, batch } = query;
  // districts and villages have the price of their regency
  const below = [...(query.district ?? []), ...(query.village ?? [])].map(code => code.slice(0, 5));
  const status: readonly PriceStatus[] = query.status?.length || batch?.length ? (query.status ?? []) : ['in_force'];
  const like = search && containing(search);
  const named = [
    ...(like ? [sql`(x.name ilike ${like} or x.code ilike ${like} or ${AREA_NAME} ilike ${like})`] : []),
    ...(region?.length ? [sql`v.region_code = any(${texts(region)})`] : []),
    ...(province?.length ? [sql`o.province_code = any(${texts(province)})`] : []),
    ...(regency?.length ? [sql`o.regency_code = any(${texts(regency)})`] : []),
    ...(below.length > 0 ? [sql`o.regency_code = any(${texts(below)})`] : []),
  ];
  const there = status.includes('in_force') ? sql`or o.id in (${inForceIn(category, query, at, actor)})` : sql``;
  const parts = [
    sql`x.category_code = ${category}`,
    ownRegions(actor, sql.raw('v.region_code')),
    ...(status.length ? [sql`${statusAt(at)} = any(${texts(status)})`] : []),
    ...(named.length > 0 ? [sql`((${sql.join(named, sql` and `)}) ${there})`] : []),
    ...(product?.length ? [sql`o.product_id = any(${sql.param(product)}::uuid[])`] : []),
    ...(batch?.length ? [sql`o.batch_id = any(${sql.param(batch)}::uuid[])`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/** Selects the ids of the prices in force in the chosen areas: their own or inherited ones. */
function inForceIn(category: PricedCategory, query: PriceQuery, at: SQL, actor: Actor): SQL {
  const price = priceInForce({
    product: sql.raw('t.id'),
    province: sql.raw('a.province_code'),
    regency: sql.raw('a.regency_code'),
    kind: sql.raw('null::text'),
    at,
  });
  return sql`select (${price}->>'id')::uuid from products t cross join ${areasOf(query)}
    where t.category_code = ${category} and ${areaConditions(query, 'province', actor)}`;
}

/** Lists the prices of a category as they were set. A page is one statement. */
export function priceList(db: Db) {
  const parts = (category: PricedCategory, query: PriceQuery, actor: Actor) => {
    const at = query.at ? sql`${query.at}::timestamptz` : sql.raw('now()');
    return { where: conditions(category, query, at, actor), at, order: orderOf(query.sort) };
  };
  return {
    /** Returns a page. */
    async page(
      category: PricedCategory,
      query: PriceQuery & Pick<ListQuery, 'page' | 'limit'>,
      actor: Actor,
    ): Promise<Page<Price>> {
      const { where, at, order } = parts(category, query, actor);
      const found = await readStatement(db, page => priceStatement(where, at, order, page), query);
      return { ...found, list: found.list.map(priceOf) };
    },

    /** Returns all prices, for a download. */
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
