import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '../../../contract/core/now';
import { currentSession } from '../../authProvider/session';
import { DraftKeeper } from '../../ui/form/draft/DraftKeeper';
import { newCreation } from '../../ui/form/newCreation';
import { blankValues, type DeskValues } from './deskForm';
import type { PlacedOrder } from './placedOrder';

/** An open call: its input, and when it began. */
export interface DeskCall {
  /** Also the idempotency key of its order. */
  id: string;
  started_at: string;
  values: DeskValues;
  placed: PlacedOrder | null;
}

const newCall = (): DeskCall => ({
  id: newCreation().key,
  started_at: new Date(now()).toISOString(),
  values: blankValues,
  placed: null,
});

const isBlank = ({ values }: DeskCall) => JSON.stringify(values) === JSON.stringify(blankValues);

/**
 * The calls of this page, one of them active. Input is kept as the user's draft, so that an interrupted call can be resumed after a crash
 * or at another desk.
 */
export function useCalls() {
  const [calls, setCalls] = useState<readonly DeskCall[]>(() => [newCall()]);
  const [activeId, setActive] = useState(() => calls[0]!.id);
  const [keeper] = useState(
    () => new DraftKeeper({ resource: 'desk', recordId: '', userId: currentSession()?.user.id ?? '' }),
  );
  const latest = useRef(calls);
  latest.current = calls;

  const update = useCallback(
    (next: (now: readonly DeskCall[]) => readonly DeskCall[]) => {
      latest.current = next(latest.current);
      setCalls(latest.current);
      keeper.touch(() => {
        const held = latest.current.filter(call => !call.placed && !isBlank(call));
        return held.length > 0 ? { values: { calls: held }, base_version: null } : null;
      });
    },
    [keeper],
  );

  useEffect(() => {
    let unmounted = false;
    void keeper.find().then(found => {
      const held = (found?.values.calls ?? []) as DeskCall[];
      if (unmounted || held.length === 0) return;
      const known = new Set(latest.current.map(({ id }) => id));
      const restored = held.filter(({ id }) => !known.has(id));
      setCalls(now => [...restored, ...now.filter(call => !isBlank(call))]);
      setActive(id => (latest.current.some(call => call.id === id && !isBlank(call)) ? id : (restored[0]?.id ?? id)));
    });
    const leave = () => keeper.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      unmounted = true;
      window.removeEventListener('pagehide', leave);
      keeper.leave();
      keeper.stop();
    };
  }, [keeper]);

  const change = useCallback(
    (id: string, changes: Partial<DeskCall>) => {
      update(now => now.map(call => (call.id === id ? { ...call, ...changes } : call)));
      // Its key is used: if the draft offered the call again, it would be refused as a different order.
      if (changes.placed) keeper.flush();
    },
    [update, keeper],
  );
  const open = useCallback(() => {
    const call = newCall();
    update(now => [...now, call]);
    setActive(call.id);
  }, [update]);
  const close = useCallback(
    (id: string) => {
      const left = latest.current.filter(call => call.id !== id);
      const next = left.length > 0 ? left : [newCall()];
      update(() => next);
      setActive(active => (next.some(call => call.id === active) ? active : next.at(-1)!.id));
    },
    [update],
  );
  /** Replaces a finished call with a new one. */
  const replace = useCallback(
    (id: string) => {
      const next = newCall();
      update(now => now.map(call => (call.id === id ? next : call)));
      setActive(next.id);
    },
    [update],
  );
  const active = calls.find(({ id }) => id === activeId) ?? calls[0]!;
  return { calls, active, setActive, change, open, close, replace };
}

export type Calls = ReturnType<typeof useCalls>;
