import { type SQL, sql } from 'drizzle-orm';
import { recordErrors } from '../../contract/core/errors';
import { formatNumber } from '../../contract/core/formats';
import type { ListQuery } from '../../contract/core/query';
import type { Page } from '../../contract/core/response';
import { invalidInput } from '../core/HttpError';
import type { Db } from '../db/types';
import { totalsOf } from './listMeta';
import type { pageStatements } from './pageStatements';
import { toHttpError } from './toHttpError';

/**
 * Returns a page of a list in response form. Rows are counted up to a bound, and pages beyond it are refused.
 *
 * @throws HttpError 422 for an unknown sort or a page beyond the bound, 503 if the database is unavailable
 */
export async function readPage<Row>(
  statements: Pick<ReturnType<typeof pageStatements>, 'rows' | 'total' | 'boundOf'>,
  query: ListQuery,
): Promise<Page<Row>> {
  const { page, limit } = query;
  const bound = statements.boundOf(query);
  const isBeyond = (page - 1) * limit >= bound;
  try {
    const found = isBeyond ? [] : await statements.rows(query);
    const total = found[0]?.total ?? (page > 1 ? await statements.total(query) : 0);
    if (isBeyond && total > bound) throw invalidInput({ page: recordErrors.pageTooFar({ rows: formatNumber(bound) }) });
    return { list: found.map(({ row }) => row as Row), ...totalsOf({ page, limit, total, bound }) };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}

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
