import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The time since a call began, `1.23`, second by second. */
export const CallTime = ({ since }: { since: string }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
  const minutes = Math.floor(seconds / 60);
  return (
    <small role="timer" aria-live="off">
      {minutes}:{String(seconds % 60).padStart(2, '0')}
    </small>
  );
};
