import { useEffect, useState } from 'react';

/** The least pause after a key that is none between two keys. */
const PAUSE_MS = 120;

/** What is typed, once the typing pauses: a word is asked for once, not letter by letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), typed ? PAUSE_MS : 0);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return settled;
}
