import type { Identifier } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';

type Slots = ReadonlyMap<Identifier, number>;

/**
 * Returns React keys for the rows of a page: a row that stays keeps its key, and a new one takes the key of one that left. Turning a page
 * then updates the existing row elements instead of creating, laying out and discarding them for each page.
 */
export function useRowSlots(ids: readonly Identifier[]): Slots {
  const before = useRef<Slots>(new Map());
  const slots = useMemo(() => slotsOf(ids, before.current), [ids]);
  useEffect(() => {
    before.current = slots;
  }, [slots]);
  return slots;
}

export function slotsOf(ids: readonly Identifier[], before: Slots): Slots {
  const present = new Set(ids);
  const free = [...before].flatMap(([id, slot]) => (present.has(id) ? [] : slot));
  let next = Math.max(-1, ...before.values()) + 1;
  return new Map(
    ids.map(id => {
      const slot = before.get(id) ?? free.shift() ?? next++;
      return [id, slot];
    }),
  );
}
