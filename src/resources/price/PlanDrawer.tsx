import { Button, Drawer, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useLocaleState, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { formatDate } from '../../i18n/dates';
import { PlanBody } from './PlanBody';
import { PlanFields } from './PlanFields';
import type { PlanSource } from './PlanSource';
import { rowSource } from './rowSource';
import { usePlan } from './usePlan';
import { usePrices } from './usePrices';
import './planDrawer.css';

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
  const id = useId();
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
    const batch = await apply(note.trim() || null);
    if (!batch) return;
    const args = { count: batch.row_count, label, date: formatDate(batch.valid_from, 'moment', locale) };
    notify(t('plan.done', args), { type: 'success' });
    await reload();
    onDone();
  };
  return (
    <Drawer
      anchor="right"
      open
      onClose={busy === 'applying' ? undefined : onClose}
      slotProps={{ paper: { className: 'plan', role: 'dialog', 'aria-labelledby': `${id}-title`, 'aria-modal': true } }}
    >
      <header className="plan-head">
        <div>
          <h2 id={`${id}-title`}>{t('plan.title')}</h2>
          <p>{t('plan.text')}</p>
        </div>
        <IconButton aria-label={t('plan.close')} onClick={onClose} disabled={busy === 'applying'}>
          <X />
        </IconButton>
      </header>
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
            {busy === 'applying' ? t('plan.applying') : t('plan.apply', { smart_count: count })}
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
    </Drawer>
  );
};

const asRow = ({ product_id, province_code, regency_code, new_amount }: Row) => ({
  product_id,
  province_code,
  regency_code,
  amount: new_amount,
});
type Row = { product_id: string; province_code: string | null; regency_code: string | null; new_amount: number };
