import type { Page } from '../../contract/core/answer';
import type { ListQuery } from '../../contract/core/query';
import type { pageStatements } from './pageStatements';
import { toHttpError } from './toHttpError';

/**
 * A page of a list, as answers carry it.
 *
 * @throws HttpError 422 for an unknown sort, 503 if the database is unavailable
 */
export async function readPage<Row>(
  statements: Pick<ReturnType<typeof pageStatements>, 'rows' | 'total'>,
  query: ListQuery,
): Promise<Page<Row>> {
  const { page, limit } = query;
  try {
    const found = await statements.rows(query);
    const total = found[0]?.total ?? (page > 1 ? await statements.total(query) : 0);
    return {
      list: found.map(({ row }) => row as Row),
      meta: { page, limit, total, total_page: Math.ceil(total / limit) },
      total,
    };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
