import { useEffect, useRef } from 'react';

/** Scrolls a row that was just saved into view if necessary, since saving may have changed its position. */
export function useSavedInSight(saved: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  // after the list has restored its scroll position
  useEffect(() => {
    if (saved) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [saved]);
  return row;
}
