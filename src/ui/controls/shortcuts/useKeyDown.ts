import { useEffect, useEffectEvent } from 'react';

/** Listens to every key on the page, always with the latest handler, so that a key pressed right after a change is not lost. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, enabled = true) {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
