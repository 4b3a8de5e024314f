import { sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/core/endpoint';
import type { SalesListQuery } from '../../../contract/sales/categorySales';
import type { salesApi } from '../../../contract/sales/salesApi';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { listMeta } from '../../store/listMeta';
import type { WholeList } from '../../store/pageStatements';
import { NO_SALES, ofGoods, sumSales } from '../figures/sumSales';
import { type SalesScope, salesRowOf, salesRowsStatement, salesScope } from './salesRows';

type Query = Omit<SalesListQuery, 'page' | 'limit'>;

/** Sales of a category by merchant and step, from the figures maintained by triggers (decision 0024). */
export const salesStore = (db: Db) => ({
  entity: 'sales' as const,

  /** Returns a page and the totals, in two statements. @throws HttpError as in `salesScope` */
  async page(query: SalesListQuery, actor: Actor): Promise<ResponseOf<typeof salesApi.list>> {
    const { page, limit, filter_date } = query;
    const scope = salesScope(query, 'read', actor);
    const rows = salesRowsStatement(db, scope, query);
    const [found, totals] = await Promise.all([
      db.execute(sql`${rows} limit ${limit} offset ${(page - 1) * limit}`),
      salesTotals(db, scope),
    ]);
    // a page past the end has no row to carry the total count
    const counted = found.rows[0] ?? (page > 1 ? (await db.execute(sql`${rows} limit 1`)).rows[0] : undefined);
    const total = Number(counted?.rows_in_all ?? 0);
    return {
      ...scope.period,
      category_code: scope.filter.category,
      totals,
      list: found.rows.map(raw => salesRowOf(raw, scope, filter_date)),
      meta: listMeta({ page, limit }, total),
      total,
    };
  },

  /** Returns all rows, for a file. @throws HttpError as in `salesScope` */
  whole(query: Query, actor: Actor): WholeList {
    const scope = salesScope(query, 'export', actor);
    return {
      statement: salesRowsStatement(db, scope, query),
      total: raw => Number(raw.rows_in_all),
      decode: raw => ({ ...salesRowOf(raw, scope, query.filter_date) }),
    };
  },
});

/** Returns the sums over the whole query, in one statement. */
export async function salesTotals(db: Db, { filter, period }: SalesScope): Promise<ReturnType<typeof ofGoods>> {
  const [all] = await sumSales(db, filter, { period }, []);
  return ofGoods(all?.now ?? NO_SALES);
}
