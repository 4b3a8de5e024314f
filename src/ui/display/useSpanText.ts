import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns a function that formats the milliseconds until a due time, in the two largest units: `sisa 1 hr 2 j`, or late `lewat 13 j`. */
export function useSpanText(): (ms: number) => string {
  const translate = useTranslate();
  return useCallback(
    ms => {
      const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
      const parts = [
        ['days', Math.floor(minutes / DAY)],
        ['hours', Math.floor((minutes % DAY) / HOUR)],
        ['minutes', minutes % HOUR],
      ] as const;
      const first = parts.findIndex(([, count]) => count > 0);
      // less than a minute: 0 mnt
      const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2);
      const span = shown
        .filter(([, count], index) => index === 0 || count > 0)
        .map(([unit, count]) => translate(`app.span.${unit}`, { count }))
        .join(' ');
      return translate(ms < 0 ? 'app.span.past' : 'app.span.left', { span });
    },
    [translate],
  );
}
