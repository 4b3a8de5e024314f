import { useCallback, useEffect, useRef, useState } from 'react';
import type { PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';
import { newCreation } from '../../ui/form/newCreation';
import type { PlanSource } from './PlanSource';

interface State {
  plan: PricePlan | null;
  error: Error | null;
  looking: boolean;
}

/**
 * Computes the plan of a change from a given instant, again whenever source or instant change, and returns it with the function that
 * applies it. Nothing is recomputed while it is being applied or afterwards.
 */
export function usePlan(source: PlanSource, valid_from: string | null) {
  const [{ plan, error, looking }, setState] = useState<State>({ plan: null, error: null, looking: true });
  const [applying, setApplying] = useState(false);
  // of several pending dry runs only the last counts
  const turn = useRef(0);
  // retrying after a lost response applies the plan only once
  const key = useRef('');
  const look = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    key.current = newCreation().key;
    setState(before => ({ ...before, error: null, looking: true }));
    try {
      const { plan } = await source.send({ dry_run: true, fingerprint: null, valid_from, note: null });
      if (mine === turn.current) setState({ plan, error: null, looking: false });
    } catch (error) {
      if (mine === turn.current) setState(before => ({ ...before, error: error as Error, looking: false }));
    }
  }, [source, valid_from]);
  const lookedAt = useRef<typeof look>(undefined);
  useEffect(() => {
    if (applying || lookedAt.current === look) return;
    lookedAt.current = look;
    void look();
  }, [look, applying]);

  /** Returns the batch, or the proposal if a second person must approve; undefined if it failed (see `error`) or was cancelled. */
  const apply = async (note: string | null): Promise<PriceOutcome | undefined> => {
    const fingerprint = plan?.fingerprint ?? null;
    setState(before => ({ ...before, error: null }));
    setApplying(true);
    try {
      const outcome = await withPassword(() =>
        source.send({ dry_run: false, fingerprint, valid_from, note }, key.current),
      );
      // it was applied, even if the provider's response is empty
      return outcome ?? { plan: null, batch: null, proposal: null };
    } catch (error) {
      setState(before => ({ ...before, error: isCancelled(error) ? null : (error as Error) }));
      setApplying(false);
      return undefined;
    }
  };
  return { plan, error, busy: applying ? 'applying' : looking ? 'looking' : null, look, apply } as const;
}
