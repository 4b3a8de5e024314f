import type { Identifier } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';

type Slots = ReadonlyMap<Identifier, number>;

/**
 * Keys for the rows of a page: a row that stays keeps its key, one that comes takes that of one that left. A page is turned by writing into the
 * rows that stand there, where new ones for each page would be made, laid out and thrown away.
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
