import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { RangePicker } from '../../ui/dateRange/RangePicker';
import type { useSalesQuery } from './useSalesQuery';
import './salesTools.css';

const STEPS: readonly SalesStep[] = ['day', 'week', 'month'];

/** The period and the steps in which its sales are shown; at the right what they are compared with. */
export const SalesTools = ({
  range,
  today,
  step,
  setRange,
  setStep,
  compared,
}: ReturnType<typeof useSalesQuery> & { compared: string | undefined }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.transaction.${key}`, args);
  return (
    <search className="sales-tools" aria-label={t('sales.period')}>
      <RangePicker range={range} today={today} onChoose={setRange} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={step}
        aria-label={t('fields.filter_date')}
        onChange={(_, next: SalesStep | null) => next && setStep(next)}
      >
        {STEPS.map(value => (
          <ToggleButton key={value} className="sales-toggle" value={value}>
            {t(`choices.step.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {compared && <p className="sales-compared">{t('sales.compared', { period: compared })}</p>}
    </search>
  );
};
