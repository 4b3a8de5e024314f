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

/** Stands where a view's code is still to come, so that the progress bar knows. */
export const Pending = () => {
  useEffect(() => {
    addPending(1);
    return () => addPending(-1);
  }, []);
  return null;
};

/** The line at the top while a page or its data come: after 200 ms, filling over 5 s (point 9). What asks by itself has `meta.quiet`. */
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
  // Decoration: lists and forms say themselves that they are being loaded.
  return (
    <div className="progress" data-shown={shown} aria-hidden="true">
      <i style={{ transitionDuration: `${shown ? PROGRESS_BAR.durationMs : 0}ms` }} />
    </div>
  );
};
