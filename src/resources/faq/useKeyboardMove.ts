import { type KeyboardEvent, useState } from 'react';

/** Returns a screen reader announcement of a move; `place` counts from 0. */
export type SayMove = (key: 'lifted' | 'over' | 'dropped' | 'cancelled', id: string, place: number) => string;

/**
 * Moves one of `ids` by keyboard: Space or Enter lifts it; arrows, Home and End move it; Space, Enter or Tab drops it; Escape or losing
 * the focus cancels. Each key builds on the previous one, even before a rerender.
 *
 * @param onMove saves an item that was dropped at a new position
 * @returns `lifted`: the item being moved, its position and its drop position, counted from 0
 */
export function useKeyboardMove(ids: readonly string[], onMove: (from: number, to: number) => void, say: SayMove) {
  const [held, hold] = useState<{ id: string; place: number } | null>(null);
  const [spoken, setSpoken] = useState('');
  const last = ids.length - 1;
  const from = held ? ids.indexOf(held.id) : -1;
  // it or others may have been deleted meanwhile
  const lifted = held && from >= 0 ? { id: held.id, from, to: Math.min(held.place, last) } : null;

  const take = (id: string, place: number, key: 'lifted' | 'over') => {
    hold({ id, place });
    setSpoken(say(key, id, place));
  };
  const release = (id: string, place: number, key: 'dropped' | 'cancelled') => {
    hold(null);
    setSpoken(say(key, id, place));
    if (place !== from) onMove(from, place);
  };

  /** Returns the event handlers of a row's handle. */
  const handlersOf = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const ends = event.key === ' ' || event.key === 'Enter';
      if (lifted?.id !== id) {
        if (!ends || event.repeat) return;
        take(id, ids.indexOf(id), 'lifted');
      } else if (ends || event.key === 'Tab') {
        if (!event.repeat) release(id, lifted.to, 'dropped');
        // the focus moves on to the next control
        if (event.key === 'Tab') return;
      } else if (event.key === 'Escape') release(id, from, 'cancelled');
      else {
        const place = placeAfter(event.key, lifted.to, last);
        if (place === null) return;
        take(id, place, place === from ? 'lifted' : 'over');
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      if (lifted?.id === id) release(id, from, 'cancelled');
    },
  });

  return { lifted, spoken, handlersOf };
}

/** Returns the position that a key moves an item to from `from`; null if it is not a movement key. */
function placeAfter(key: string, from: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
