import type { QueryClient } from '@tanstack/react-query';
import type { ListMeta } from '../../contract/core/answer';
import { notificationApi } from '../../contract/notification';
import { call } from '../dataProvider/call';

/** Asked by the shell and not by the person: no progress bar, and a failure is ignored without a word (point 7). */
const quiet = { meta: { quiet: true }, retry: false } as const;

/** How many are unread. */
export const unreadQuery = {
  ...quiet,
  queryKey: [notificationApi.count.call],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(notificationApi.count, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
} as const;

/** The notifications, 10 a page (point 9); the next page while the present one is below `total_page` (point 4). */
export const listQuery = {
  ...quiet,
  queryKey: [notificationApi.list.call],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    call(notificationApi.list, { query: { page: pageParam, limit: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ meta }: { meta: ListMeta }) => (meta.page < meta.total_page ? meta.page + 1 : undefined),
  staleTime: 0,
} as const;

/** Puts a count that somebody told into the cache. */
export const setUnread = (queryClient: QueryClient, count: number) =>
  queryClient.setQueryData(unreadQuery.queryKey, { count });

/** Reads list and count anew, as after something was read. */
export const reloadNotifications = (queryClient: QueryClient) =>
  Promise.all([unreadQuery, listQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
