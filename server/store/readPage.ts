import { recordErrors } from '../../contract/core/errors';
import { formatNumber } from '../../contract/core/formats';
import type { ListQuery } from '../../contract/core/query';
import type { Page } from '../../contract/core/response';
import { invalidInput } from '../core/HttpError';
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
