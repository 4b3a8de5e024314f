import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import { prefetchList } from '../../dataProvider/prefetch';

/** Prefetches the next page of a list while the browser is idle, so that turning the page does not wait for the server. */
export function usePrefetchNext(): void {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { page, perPage, sort, filterValues: filter, hasNextPage, isFetching, isPending } = useListContext();
  const ready = !isPending && !isFetching && hasNextPage === true;
  useEffect(() => {
    if (!ready) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter };
    return whenIdle(() => void prefetchList({ queryClient, dataProvider }, resource, params));
  }, [ready, page, perPage, sort, filter, resource, queryClient, dataProvider]);
}
