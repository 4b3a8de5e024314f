import { useEffect, useState } from 'react';
import { now } from '../../contract/core/now';

/** Counts down to an instant (ms since 1970): whole seconds left, 0 once it has passed or if undefined. */
export function useCountdown(until: number | undefined): number {
  const [time, setTime] = useState(now);
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - time) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    setTime(now());
    const timer = setInterval(() => {
      setTime(now());
      if (now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** Formats seconds as an Indonesian clock: 75 is `1.15`; the caller handles less than a minute (`45 detik`). */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;
