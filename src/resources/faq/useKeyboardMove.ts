import { arrayMove } from '@dnd-kit/sortable';
import { type KeyboardEvent, useState } from 'react';

/** What a screen reader is told of a move; `place` counts from 0. */
export type SayMove = (key: 'lifted' | 'over' | 'dropped' | 'cancelled', id: string, place: number) => string;

interface Lifted {
  id: string;
  /** All ids, in the order that is shown while it is lifted. */
  ids: readonly string[];
}

/**
 * Moves one of `ids` by keyboard: Space or Enter lifts it, arrows, Home and End move it, Space, Enter or Tab drop it, Escape or
 * losing the focus takes it back. Each key counts from the one before it, however soon it follows.
 */
export function useKeyboardMove(ids: readonly string[], place: (ids: readonly string[]) => void, say: SayMove) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [spoken, setSpoken] = useState('');

  const lift = (id: string) => {
    setLifted({ id, ids });
    setSpoken(say('lifted', id, ids.indexOf(id)));
  };
  const move = (from: Lifted, to: number) => {
    setLifted({ id: from.id, ids: arrayMove([...from.ids], from.ids.indexOf(from.id), to) });
    setSpoken(say(to === ids.indexOf(from.id) ? 'lifted' : 'over', from.id, to));
  };
  const drop = (from: Lifted) => {
    const to = from.ids.indexOf(from.id);
    setLifted(null);
    setSpoken(say('dropped', from.id, to));
    if (to !== ids.indexOf(from.id)) place(from.ids);
  };
  const cancel = (from: Lifted) => {
    setLifted(null);
    setSpoken(say('cancelled', from.id, ids.indexOf(from.id)));
  };

  /** The handlers of the handle of a row. */
  const handlersOf = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const ends = event.key === ' ' || event.key === 'Enter';
      if (lifted?.id !== id) {
        if (!ends || event.repeat) return;
        lift(id);
      } else if (ends || event.key === 'Tab') {
        if (!event.repeat) drop(lifted);
        // the focus goes on to the next control
        if (event.key === 'Tab') return;
      } else if (event.key === 'Escape') cancel(lifted);
      else {
        const to = placeAfter(event.key, lifted.ids.indexOf(id), ids.length - 1);
        if (to === null) return;
        move(lifted, to);
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      if (lifted?.id === id) cancel(lifted);
    },
  });

  return { lifted, spoken, handlersOf };
}

/** Where a key takes what lies at `from`; null where it is no key of a move. */
function placeAfter(key: string, from: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
