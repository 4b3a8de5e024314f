import { useEffect, useState } from 'react';

/** Longer than the pause between two keystrokes in a word (ms). */
const PAUSE_MS = 120;

/** Returns the typed text, debounced so that a word is searched once rather than letter by letter. Clearing it takes effect at once. */
export function useDebouncedText(typed: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), typed ? pauseMs : 0);
    return () => window.clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
