import { useEffect, useRef } from 'react';

/** Scrolls a row that was saved just now into the window, if it is not there: its order may have changed with it. */
export function useSavedInSight(saved: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  // after the list has restored its own position
  useEffect(() => {
    if (saved) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [saved]);
  return row;
}
