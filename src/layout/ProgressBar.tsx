import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** Placeholder while a view's code loads; it drives the progress bar. */
export const Pending = () => {
  useEffect(() => {
    addPending(1);
    return () => addPending(-1);
  }, []);
  return null;
};

/**
 * Progress bar at the top while a page or its data load: after 200 ms, filling over 5 s (point 9). Background
 * queries have `meta.quiet`.
 */
export const ProgressBar = () => {
  const fetching = useIsFetching({ predicate: ({ meta, queryKey }) => !meta?.quiet && queryKey[0] !== 'auth' });
  const loading = useSyncExternalStore(subscribe, () => waiting > 0);
  const busy = fetching > 0 || loading;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PROGRESS_BAR.throttleMs);
    return () => clearTimeout(timer);
  }, [busy]);
  // decorative: lists and forms announce their loading themselves
  return (
    <div className="progress" data-shown={shown} aria-hidden="true">
      <i style={{ transitionDuration: `${shown ? PROGRESS_BAR.durationMs : 0}ms` }} />
    </div>
  );
};
