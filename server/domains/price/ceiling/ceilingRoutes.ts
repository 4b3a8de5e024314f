import { eq, sql } from 'drizzle-orm';
import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import type { QueryOf, ResponseOf } from '../../../../contract/core/endpoint';
import { priceCeiling } from '../../../../contract/price/priceCeiling';
import { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { exportHandler } from '../../../export/exportHandler';
import { crudHandlers } from '../../../http/crudHandlers';
import { routes } from '../../../http/routes';
import { isoText } from '../../../store/isoText';
import { products } from '../../product/table';
import { authorizeCategory } from '../authorizeCategory';
import { ownRegions } from '../priceParts';
import { statusAt } from '../priceStatement';
import { ceilingStore } from './ceilingStore';

export const ceilingRoutes = routes(priceCeilingApi, services => {
  const ceilings = ceilingStore(services.db);
  return {
    ...crudHandlers(ceilings),
    breaches: ({ query, actor }) => findBreaches(services.db, query, actor),
    export: exportHandler(services, ceilings, { record: priceCeiling, filename: 'batas-harga' }),
  };
});

type Breaches = ResponseOf<typeof priceCeilingApi.breaches>;

/** How many are listed; all are counted. */
const LISTED = 100;

/**
 * Returns the prices, in force or upcoming, that would exceed a ceiling during its validity. A province's ceiling applies to its prices
 * and to the nationwide one; a nationwide ceiling applies where the province has none.
 *
 * @throws HttpError 403 without the permission of the product's category
 */
async function findBreaches(
  db: Db,
  { product_id, province_code = '', amount, valid_from, valid_to }: QueryOf<typeof priceCeilingApi.breaches>,
  actor: Actor,
): Promise<Breaches> {
  const [product] = await db.select().from(products).where(eq(products.id, product_id));
  if (!product) return { list: [], total: 0 };
  authorizeCategory(actor, 'read', product.category_code);
  const starts = sql`(${valid_from}::date)::timestamp at time zone 'Asia/Jakarta'`;
  const ends = valid_to ? sql`(${valid_to}::date + 1)::timestamp at time zone 'Asia/Jakarta'` : sql.raw(`'infinity'`);
  const from = sql`greatest(now(), ${starts})`;
  const own = sql`exists (select 1 from price_ceilings c where c.product_id = o.product_id and c.province_code = o.province_code
    and c.valid_from <= coalesce(nullif(${valid_to ?? ''}, '')::date, 'infinity') and coalesce(c.valid_to, 'infinity') >= ${valid_from}::date)`;
  const bound = province_code
    ? sql`(o.province_code = ${province_code} or o.province_code is null)`
    : sql`(o.province_code is null or not ${own})`;
  const { rows } = await db.execute<Breaches['list'][number] & { area: string | null; total: number | string }>(sql`
    select o.id, coalesce(r.name, v.name) as area, o.amount, o.amount - ${amount}::bigint as excess, ${isoText(sql.raw('o.valid_from'))} as valid_from,
      ${statusAt(sql.raw('now()'))} as status, count(*) over () as total
    from prices o left join provinces v on v.code = o.province_code left join regencies r on r.code = o.regency_code
    where o.product_id = ${product_id} and o.amount > ${amount} and ${bound} and ${ownRegions(actor, sql.raw('v.region_code'))}
      and (${statusAt(from)} = 'in_force' or (o.valid_from > ${from} and o.valid_from < ${ends}))
    order by o.amount desc, o.province_code nulls first, o.regency_code nulls first, o.id limit ${LISTED}`);
  return {
    list: rows.map(({ total: _, area, ...row }) => ({
      ...row,
      area: area ?? WHOLE_COUNTRY,
      amount: Number(row.amount),
      excess: Number(row.excess),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}
