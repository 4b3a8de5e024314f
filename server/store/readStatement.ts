import { type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../contract/core/query';
import type { Page } from '../../contract/core/response';
import type { Db } from '../db/types';
import { readPage } from './readPage';

/**
 * Returns a page of a list with a handwritten statement, in response form.
 *
 * @param statement the list without `limit` and `offset`, which it receives as its parameter; each of its rows carries the count of all as
 * `total`
 * @throws HttpError as `readPage`
 */
export function readStatement<Row = Record<string, unknown>>(
  db: Db,
  statement: (page: SQL) => SQL,
  query: ListQuery,
): Promise<Page<Row>> {
  const rows = async ({ page, limit }: Pick<ListQuery, 'page' | 'limit'>) => {
    const found = await db.execute<{ total: number | string }>(
      statement(sql`limit ${limit} offset ${(page - 1) * limit}`),
    );
    return found.rows.map(({ total, ...row }) => ({ row, total: Number(total) }));
  };
  const total = async () => (await rows({ page: 1, limit: 1 }))[0]?.total ?? 0;
  // all rows are counted
  return readPage({ rows, total, boundOf: () => Number.POSITIVE_INFINITY }, query);
}
