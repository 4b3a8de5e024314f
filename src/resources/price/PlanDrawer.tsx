import { useLocaleState } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';
import { Button } from '../../ui/controls/Button';
import { useSaveKey } from '../../ui/controls/shortcuts/useSaveKey';
import { WriteButton } from '../../ui/controls/WriteButton';
import { newCreation } from '../../ui/form/newCreation';
import { applyLabel } from './applyLabel';
import { JumpDialog, jumpsIn } from './JumpDialog';
import { PlanBody } from './PlanBody';
import { PlanFields } from './PlanFields';
import { PlanFrame } from './PlanFrame';
import { type PlanSource, rowSource } from './PlanSource';
import { usePrices } from './usePrices';
import { useSayApplied } from './useSayApplied';

interface PlanDrawerProps {
  source: PlanSource;
  onClose: () => void;
  onDone: () => void;
}

/** Plan of a change: figures, problems, every price before and after, the start, and the button to apply it. */
export const PlanDrawer = ({ source: first, onClose, onDone }: PlanDrawerProps) => {
  const { t, category, reload } = usePrices();
  const [locale] = useLocaleState();
  const sayApplied = useSayApplied();
  const [source, setSource] = useFollowing(first);
  const [asking, setAsking] = useState(false);
  const [moment, setMoment] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [note, setNote] = useState('');
  const { plan, error, busy, look, apply } = usePlan(source, moment);
  const count = plan?.changed ?? 0;
  const refused = (error as { errors?: Record<string, string> } | null)?.errors ?? {};
  const momentError = wrong ? t('plan.valid_wrong') : refused.valid_from;

  const leaveOut = () =>
    setSource(rowSource(category, (plan?.rows ?? []).filter(({ problem }) => !problem).map(asRow)));
  const send = async () => {
    const outcome = await apply(note.trim() || null);
    if (!outcome) return;
    sayApplied(outcome, count);
    await reload();
    onDone();
  };
  const jumps = jumpsIn(plan);
  const canApply = plan !== null && count > 0 && plan.problems === 0 && busy === null && !wrong;
  const confirm = () => {
    if (!canApply || asking) return;
    if (jumps.length > 0) setAsking(true);
    else void send();
  };
  useSaveKey(confirm);
  return (
    <PlanFrame title={t('plan.title')} text={t('plan.text')} busy={busy === 'applying'} onClose={onClose}>
      <PlanBody
        plan={plan}
        error={momentError && !wrong ? null : error}
        looking={busy === 'looking'}
        onRetry={look}
        onDrop={source.divisible ? leaveOut : undefined}
      />
      <footer className="plan-foot">
        <PlanFields
          momentError={momentError}
          noteError={refused.note}
          note={note}
          onMoment={(instant, isWrong) => {
            setWrong(isWrong);
            setMoment(instant);
          }}
          onNote={setNote}
        />
        <div className="row wrap">
          <WriteButton variant="contained" disabled={!canApply} aria-keyshortcuts="Control+S Meta+S" onClick={confirm}>
            {busy === 'applying'
              ? t('plan.applying')
              : applyLabel(t, plan ?? { changed: 0, approval: null }, moment, locale)}
          </WriteButton>
          <Button onClick={onClose} disabled={busy === 'applying'}>
            {t('plan.cancel')}
          </Button>
          {plan && plan.problems > 0 && (
            <p className="plan-problems" role="status">
              {t('plan.problems', { smart_count: plan.problems })}
            </p>
          )}
        </div>
      </footer>
      <JumpDialog
        open={asking}
        jumps={jumps}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void send();
        }}
      />
    </PlanFrame>
  );
};

/** State that resets whenever the given value changes: prices may be changed while they are reviewed. */
function useFollowing<Value>(given: Value) {
  const [state, setState] = useState({ given, value: given });
  if (state.given !== given) setState({ given, value: given });
  return [state.given === given ? state.value : given, (value: Value) => setState({ given, value })] as const;
}

const asRow = ({ product_id, province_code, regency_code, new_amount }: Row) => ({
  product_id,
  province_code,
  regency_code,
  amount: new_amount,
});
type Row = { product_id: string; province_code: string | null; regency_code: string | null; new_amount: number };

interface State {
  plan: PricePlan | null;
  error: Error | null;
  looking: boolean;
}

/**
 * Computes the plan of a change from a given instant, again whenever source or instant change, and returns it with the function that
 * applies it. Nothing is recomputed while it is being applied or afterwards.
 */
function usePlan(source: PlanSource, valid_from: string | null) {
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
      const seen = await source.send({ dry_run: true, fingerprint: null, valid_from, note: null });
      if (mine === turn.current) setState({ plan: seen?.plan ?? null, error: null, looking: false });
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
