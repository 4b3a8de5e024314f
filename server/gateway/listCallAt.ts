import { LIST_PARAMS, listQuery } from '../../contract/core/listQuery';
import { queryString } from '../../contract/core/queryString';
import type { FirstList } from './pageManifest';

/**
 * The address of the call that a list makes first whose page has a query, as react-admin reads it: what the query lacks is as the list opens
 * without one, but for its filters. Null where the query is the view's to read, or cannot be read.
 */
export function listCallAt({ path, sort, perPage }: FirstList, query: string): string | null {
  const asked = new URLSearchParams(query);
  if ([...asked.keys()].some(name => !LIST_PARAMS.includes(name))) return null;
  const filter = filterIn(asked.get('filter'));
  const field = asked.get('sort');
  return (
    filter &&
    `${path}?${queryString(
      listQuery({
        pagination: { page: numberIn(asked.get('page')) ?? 1, perPage: numberIn(asked.get('perPage')) ?? perPage },
        sort: field ? { field, order: asked.get('order') ?? '' } : sort,
        filter,
      }),
    )}`
  );
}

const numberIn = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

function filterIn(text: string | null): Record<string, unknown> | null {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return typeof filter === 'object' && !Array.isArray(filter) ? (filter as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
