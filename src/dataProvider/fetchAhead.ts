import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, Identifier } from 'ra-core';

/** For so long an answer is believed that came before anybody showed it (ms). */
const FRESH_MS = 30_000;

/** When each answer that was fetched ahead, and not left since, came (ms since the epoch). */
const cameAhead = new WeakMap<object, number>();
const watched = new WeakSet<QueryCache>();

/** Who comes back to what they have left sees what it is by now. */
function forgetWhatIsLeft(cache: QueryCache) {
  if (watched.has(cache)) return;
  watched.add(cache);
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved') cameAhead.delete(query);
  });
}

interface AheadOptions {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  /** An answer that came ahead earlier than this is asked for anew (ms). */
  freshFor?: number | undefined;
}

/**
 * Asks for what a query will soon show. An error is left to that query, which asks again.
 * @returns when the answer is there, or cannot be had
 */
export async function fetchAhead(
  queryClient: QueryClient,
  { queryKey, queryFn, freshFor = FRESH_MS }: AheadOptions,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  forgetWhatIsLeft(cache);
  const staleTime = (query: Pick<Query, 'state'>) => Math.min(staleAfter(query), freshFor);
  await queryClient.prefetchQuery({ queryKey, queryFn, staleTime, retry: false });
  const query = cache.find({ queryKey, exact: true });
  if (query) cameAhead.set(query, query.state.dataUpdatedAt);
}

interface Providers {
  queryClient: QueryClient;
  dataProvider: DataProvider;
}

/** {@link fetchAhead} of a page of a list, under the key that react-admin's own list asks under. */
export const fetchListAhead = (
  { queryClient, dataProvider }: Providers,
  resource: string,
  params: Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>,
): Promise<void> =>
  fetchAhead(queryClient, {
    queryKey: [resource, 'getList', { ...params, meta: undefined }],
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
  });

/** {@link fetchAhead} of a record, under the key that react-admin's pages of one ask under. */
export const fetchRecordAhead = (
  { queryClient, dataProvider }: Providers,
  resource: string,
  id: Identifier,
  freshFor?: number,
): Promise<void> =>
  fetchAhead(queryClient, {
    freshFor,
    queryKey: [resource, 'getOne', { id: String(id), meta: undefined }],
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
  });

/** `staleTime` of every query, unless it has one of its own: what was fetched ahead is shown without asking again; any other answer is stale at once. */
export const staleAfter = (query: Pick<Query, 'state'>): number =>
  cameAhead.get(query) === query.state.dataUpdatedAt ? FRESH_MS : 0;
