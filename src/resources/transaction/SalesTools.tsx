import { useTranslate } from 'ra-core';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { RangePicker } from '../../ui/dateRange/RangePicker';
import { ToggleButton, ToggleButtonGroup } from '../../ui/ToggleButtonGroup';
import type { useSalesQuery } from './useSalesQuery';
import './salesTools.css';

const STEPS: readonly SalesStep[] = ['day', 'week', 'month'];

/** Period and step of the sales; at the right the comparison period. */
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
        value={step}
        aria-label={t('fields.filter_date')}
        onChange={(next: SalesStep) => setStep(next)}
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
