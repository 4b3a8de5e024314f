import { useCallback, useEffect, useRef, useState } from 'react';
import type { PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import { isCancelled, withPassword } from '../../account/passwordGate';
import { newCreation } from '../../ui/form/newCreation';
import type { PlanSource } from './PlanSource';

interface State {
  plan: PricePlan | null;
  error: Error | null;
  busy: 'looking' | 'applying' | null;
}

/**
 * Plan of a change from a given instant, recomputed when source or instant change, with the function that applies
 * it.
 */
export function usePlan(source: PlanSource, valid_from: string | null) {
  const [state, setState] = useState<State>({ plan: null, error: null, busy: 'looking' });
  // of several pending dry runs only the last one counts
  const turn = useRef(0);
  // a retry after a lost response applies the plan only once
  const key = useRef('');
  const look = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    key.current = newCreation().key;
    setState(before => ({ ...before, error: null, busy: 'looking' }));
    try {
      const { plan } = await source.send({ dry_run: true, fingerprint: null, valid_from, note: null });
      if (mine === turn.current) setState({ plan, error: null, busy: null });
    } catch (error) {
      if (mine === turn.current) setState(before => ({ ...before, error: error as Error, busy: null }));
    }
  }, [source, valid_from]);
  useEffect(() => void look(), [look]);

  /** The batch, or the proposal where a second person is needed; undefined if it failed (see `error`) or was cancelled. */
  const apply = async (note: string | null): Promise<PriceOutcome | undefined> => {
    const fingerprint = state.plan?.fingerprint ?? null;
    setState(before => ({ ...before, error: null, busy: 'applying' }));
    try {
      const outcome = await withPassword(() =>
        source.send({ dry_run: false, fingerprint, valid_from, note }, key.current),
      );
      setState(before => ({ ...before, busy: null }));
      return outcome;
    } catch (error) {
      setState(before => ({ ...before, error: isCancelled(error) ? null : (error as Error), busy: null }));
      return undefined;
    }
  };
  return { ...state, look, apply };
}
