import { useQuery } from '@tanstack/react-query';
import { type Identifier, parseQueryFromLocation, useDataProvider, useResourceContext } from 'ra-core';
import { MAX_PAGE_SIZE } from '../../../contract/core/query';
import { useListDefaults } from '../../catalogue/CatalogueContext';
import { lastSearch } from '../list/listMemory';

interface Neighbours {
  previous: Identifier | undefined;
  next: Identifier | undefined;
  /** Position in the list, from 1. */
  place: number;
  of: number;
}

/**
 * Returns the records before and after one in the list from which it was opened, as the list was at that time, so that a decision that
 * removes the record from the list does not break paging through the others. Null without such a list, or beyond its first
 * {@link MAX_PAGE_SIZE} rows.
 */
export function useNeighbours(id: Identifier): Neighbours | null {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const defaults = useListDefaults();
  const search = lastSearch(resource);
  const { data: ids = [] } = useQuery({
    // outside the resource's key, whose queries are refetched after every write
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
