import { useQuery } from '@tanstack/react-query';
import { type Identifier, parseQueryFromLocation, useDataProvider, useResourceContext } from 'ra-core';
import { MAX_PAGE_SIZE } from '../../contract/core/query';
import { useListDefaults } from '../catalogue/useListDefaults';
import { lastSearch } from './list/listMemory';

interface Neighbours {
  previous: Identifier | undefined;
  next: Identifier | undefined;
  /** Its place in the list, from 1. */
  place: number;
  of: number;
}

/**
 * The records before and after one in the list it was opened from, as that list stood: a decision that takes a record out of it
 * keeps the way through the others. Null without such a list, or beyond its first {@link MAX_PAGE_SIZE} rows.
 */
export function useNeighbours(id: Identifier): Neighbours | null {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const defaults = useListDefaults();
  const search = lastSearch(resource);
  const { data: ids = [] } = useQuery({
    // not below the resource's key, whose queries every write reads anew
    queryKey: ['neighbours', resource, search],
    queryFn: async () => {
      const { sort, order, filter = defaults.filterDefaultValues } = parseQueryFromLocation({ search: search! });
      const { data } = await dataProvider.getList(resource, {
        pagination: { page: 1, perPage: MAX_PAGE_SIZE },
        sort: sort ? { field: sort, order: order ?? 'ASC' } : defaults.sort,
        filter,
      });
      return data.map(record => record.id as Identifier);
    },
    enabled: search !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  });
  const at = ids.indexOf(id);
  return at < 0 ? null : { previous: ids[at - 1], next: ids[at + 1], place: at + 1, of: ids.length };
}
