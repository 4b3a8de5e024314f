import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import { fetchListAhead } from '../../dataProvider/fetchAhead';

/** While a page of a list is read, the next one is fetched: turning it then waits for nobody. */
export function usePrefetchNext(): void {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { page, perPage, sort, filterValues: filter, hasNextPage, isFetching, isPending } = useListContext();
  const ready = !isPending && !isFetching && hasNextPage === true;
  useEffect(() => {
    if (!ready) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter };
    return whenIdle(() => void fetchListAhead({ queryClient, dataProvider }, resource, params));
  }, [ready, page, perPage, sort, filter, resource, queryClient, dataProvider]);
}
