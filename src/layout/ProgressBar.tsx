import { notifyManager, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { PROGRESS_BAR } from '../../contract/constants';
import './progress.css';

let waiting = 0;
const listeners = new Set<() => void>();
const addPending = (change: number) => {
  waiting += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Placeholder while a view's code loads; drives the progress bar. */
export const Pending = () => {
  useEffect(() => {
    addPending(1);
    return () => addPending(-1);
  }, []);
  return null;
};

/**
 * Like React Query's `useIsFetching`, which scans all queries on each event of their cache: turning a list's page causes eighty, most of
 * them from components that render.
 */
function useIsAnyFetching(filters: QueryFilters): boolean {
  const queryClient = useQueryClient();
  const follow = useCallback(
    (onChange: () => void) => {
      const changed = notifyManager.batchCalls(onChange);
      return queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') changed();
      });
    },
    [queryClient],
  );
  return useSyncExternalStore(follow, () => queryClient.isFetching(filters) > 0);
}

const awaited: QueryFilters = { predicate: ({ meta, queryKey }) => !meta?.quiet && queryKey[0] !== 'auth' };

/**
 * Progress bar at the top while a page or its data loads: appears after 200 ms and fills over 5 s (point 9). Ignores background queries,
 * marked by `meta.quiet`.
 */
export const ProgressBar = () => {
  const fetching = useIsAnyFetching(awaited);
  const loading = useSyncExternalStore(subscribe, () => waiting > 0);
  const busy = fetching || loading;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PROGRESS_BAR.throttleMs);
    return () => clearTimeout(timer);
  }, [busy]);
  // decorative: lists and forms announce loading themselves
  return (
    <div className="progress" data-shown={shown} aria-hidden="true">
      <i style={{ transitionDuration: `${shown ? PROGRESS_BAR.durationMs : 0}ms` }} />
    </div>
  );
};
