import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, Identifier } from 'ra-core';

/** How long a prefetched response counts as fresh, in milliseconds. */
const FRESH_MS = 30_000;

/** When the data of each prefetched query that has not lost an observer since arrived (ms since the epoch). */
const prefetchedAt = new WeakMap<object, number>();
/** When each query that was prefetched for the opening page, and has not lost an observer since, failed (ms since the page was opened). */
const failedAt = new WeakMap<object, number>();
const watched = new WeakSet<QueryCache>();

/** A query that loses an observer is no longer treated as prefetched, so returning to a page refetches. */
function forgetWhatIsLeft(cache: QueryCache) {
  if (watched.has(cache)) return;
  watched.add(cache);
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved') return;
    prefetchedAt.delete(query);
    failedAt.delete(query);
  });
}

interface PrefetchOptions {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  /** A response prefetched longer ago than this is fetched again (ms). */
  freshFor?: number | undefined;
  /** For the page that is opening: a server that fails or refuses is not asked a second time by the page itself. */
  isOpening?: boolean | undefined;
}

/**
 * Prefetches the data of a query that is about to be shown. Errors are ignored: the query itself shows or retries them.
 * @returns a promise that resolves once the data has arrived or the request has failed
 */
export async function prefetch(
  queryClient: QueryClient,
  { queryKey, queryFn, freshFor = FRESH_MS, isOpening = false }: PrefetchOptions,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  forgetWhatIsLeft(cache);
  const staleTime = (query: Pick<Query, 'state'>) => Math.min(staleAfter(query), freshFor);
  await queryClient.prefetchQuery({ queryKey, queryFn, staleTime, retry: false });
  const query = cache.find({ queryKey, exact: true });
  if (!query) return;
  prefetchedAt.set(query, query.state.dataUpdatedAt);
  if (isOpening && query.state.error) failedAt.set(query, performance.now());
}

interface Providers {
  queryClient: QueryClient;
  dataProvider: DataProvider;
}

/** {@link prefetch} for a page of a list, under the query key that react-admin's list uses. */
export const prefetchList = (
  { queryClient, dataProvider }: Providers,
  resource: string,
  params: Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>,
  options: Pick<PrefetchOptions, 'isOpening'> = {},
): Promise<void> =>
  prefetch(queryClient, {
    ...options,
    queryKey: [resource, 'getList', { ...params, meta: undefined }],
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
  });

/** {@link prefetch} for a record, under the query key that react-admin's record pages use. */
export const prefetchRecord = (
  { queryClient, dataProvider }: Providers,
  resource: string,
  id: Identifier,
  freshFor?: number,
): Promise<void> =>
  prefetch(queryClient, {
    freshFor,
    queryKey: [resource, 'getOne', { id: String(id), meta: undefined }],
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
  });

/** Default `staleTime` of every query: prefetched data is shown without refetching; any other data is stale at once. */
export const staleAfter = (query: Pick<Query, 'state'>): number =>
  prefetchedAt.get(query) === query.state.dataUpdatedAt ? FRESH_MS : 0;

/** Default `retryOnMount`: the error of a prefetch for the opening page is as fresh as its data would be, if there was a response. */
export const retryOnMount = (query: Pick<Query, 'state'>): boolean => {
  const { status = 0 } = (query.state.error ?? {}) as { status?: number };
  return status === 0 || performance.now() - (failedAt.get(query) ?? Number.NEGATIVE_INFINITY) >= FRESH_MS;
};
