import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Asks again, after a change, also for what is on its way for the first time. TanStack Query lets a first request finish and takes its
 * answer for the new state, though the server may have read it before the change: a list searched in that moment kept the old row.
 */
export class RestartingQueryClient extends QueryClient {
  override invalidateQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TTaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void query.cancel({ revert: true });
    return super.invalidateQueries(filters, options);
  }
}
