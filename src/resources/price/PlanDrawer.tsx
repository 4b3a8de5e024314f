import { Button } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { formatDate } from '../../i18n/dates';
import { PlanBody } from './PlanBody';
import { PlanFields } from './PlanFields';
import { PlanFrame } from './PlanFrame';
import type { PlanSource } from './PlanSource';
import { rowSource } from './rowSource';
import { usePlan } from './usePlan';
import { usePrices } from './usePrices';

interface PlanDrawerProps {
  source: PlanSource;
  onClose: () => void;
  onDone: () => void;
}

/** Plan of a change: figures, problems, every price before and after, the start, and the button that applies it. */
export const PlanDrawer = ({ source: first, onClose, onDone }: PlanDrawerProps) => {
  const { t, category, label, reload } = usePrices();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const [source, setSource] = useState(first);
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
    const { batch, proposal } = outcome;
    if (batch) {
      const args = { count: batch.row_count, label, date: formatDate(batch.valid_from, 'moment', locale) };
      notify(t('plan.done', args), { type: 'success' });
    } else if (proposal) notify(t('plan.proposed', { smart_count: proposal.row_count, label }), { type: 'success' });
    await reload();
    onDone();
  };
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
        <div className="plan-actions">
          <Button
            variant="contained"
            disabled={!plan || count === 0 || plan.problems > 0 || busy !== null || wrong}
            onClick={() => void send()}
          >
            {busy === 'applying'
              ? t('plan.applying')
              : t(plan?.approval ? 'plan.propose' : 'plan.apply', { smart_count: count })}
          </Button>
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
    </PlanFrame>
  );
};

const asRow = ({ product_id, province_code, regency_code, new_amount }: Row) => ({
  product_id,
  province_code,
  regency_code,
  amount: new_amount,
});
type Row = { product_id: string; province_code: string | null; regency_code: string | null; new_amount: number };
