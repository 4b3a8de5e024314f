import { useEffect, useRef } from 'react';
import { now } from '../../../contract/core/now';

const SECOND_MS = 1_000;

/**
 * The time since a call began, `1.23`, updated every second. Written to the DOM directly, because a React update would walk the whole page
 * each second.
 */
export const CallTime = ({ since }: { since: string }) => {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (shown.current) shown.current.textContent = elapsed(since);
    }, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [since]);
  return (
    <small ref={shown} role="timer" aria-live="off">
      {elapsed(since)}
    </small>
  );
};

function elapsed(since: string): string {
  const seconds = Math.max(0, Math.floor((now() - Date.parse(since)) / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
