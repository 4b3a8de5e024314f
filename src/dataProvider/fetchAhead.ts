import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'ra-core';

/** For so long an answer is believed that came before anybody showed it (ms). */
const FRESH_MS = 30_000;

/** When each answer that was fetched ahead came (ms since the epoch). */
const cameAhead = new WeakMap<object, number>();

interface Providers {
  queryClient: QueryClient;
  dataProvider: DataProvider;
}

/**
 * Asks for a page of a list that will soon be shown. An error is left to the list, which asks again.
 * @returns when the answer is there, or cannot be had
 */
export async function fetchListAhead(
  { queryClient, dataProvider }: Providers,
  resource: string,
  params: Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>,
): Promise<void> {
  // The key that react-admin's own list asks under.
  const queryKey = [resource, 'getList', { ...params, meta: undefined }];
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
  // not `find`: it would ask the hash functions of `AccessQueryClient`, which answer every key
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  if (query) cameAhead.set(query, query.state.dataUpdatedAt);
}

/** `staleTime` of a list: what was fetched ahead is shown without asking again; any other answer is stale at once. */
export const staleAfter = (query: Pick<Query, 'state'>): number =>
  cameAhead.get(query) === query.state.dataUpdatedAt ? FRESH_MS : 0;
