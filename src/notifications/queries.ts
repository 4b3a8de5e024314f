import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListMeta } from '../../contract/core/response';
import { notificationApi } from '../../contract/notification';
import { call } from '../dataProvider/call';

/** Options of background queries: no progress bar, and errors are ignored (point 7). */
const quiet = { meta: { quiet: true }, retry: false } as const;

/** Query for the unread count. */
export const unreadQuery = {
  ...quiet,
  queryKey: [notificationApi.count.call],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(notificationApi.count, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
} as const;

/** Query for the notifications, 10 per page (point 9); there is a next page while the current one is below `total_page` (point 4). */
export const listQuery = {
  ...quiet,
  queryKey: [notificationApi.list.call],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    call(notificationApi.list, { query: { page: pageParam, limit: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ meta }: { meta: ListMeta }) => (meta.page < meta.total_page ? meta.page + 1 : undefined),
  staleTime: 0,
} as const;

/** Writes a received count to the cache. */
export const setUnread = (queryClient: QueryClient, count: number) =>
  queryClient.setQueryData(unreadQuery.queryKey, { count });

/** Drops all pages but the first: a query with several pages would refetch each of them. */
export function keepFirstPage(queryClient: QueryClient): void {
  queryClient.setQueryData<InfiniteData<unknown, number>>(
    listQuery.queryKey,
    data => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
}

/** Refetches the list and the count, as after one was read. */
export const reloadNotifications = (queryClient: QueryClient) =>
  Promise.all([unreadQuery, listQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
