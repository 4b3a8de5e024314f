import { useEffect, useState } from 'react';
import { now } from '../../../contract/core/now';

const MINUTE_MS = 60_000;

/** Returns the server's current time, updated every minute. */
export function useNow(): Date {
  const [time, setTime] = useState(() => new Date(now()));
  useEffect(() => {
    const timer = window.setInterval(() => setTime(new Date(now())), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return time;
}
