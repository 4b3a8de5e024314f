import { useEffect, useState } from 'react';

/** Longer than between two keys of a word. */
const PAUSE_MS = 120;

/** What is typed, once the typing pauses: a word is asked for once, not letter by letter. An emptied text settles at once. */
export function useSettled(typed: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), typed ? pauseMs : 0);
    return () => window.clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
