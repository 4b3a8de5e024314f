import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { RangePicker } from '../../ui/dateRange/RangePicker';
import { withChosen } from '../../ui/list/filter/filterValues';
import { useFilters } from '../../ui/list/filter/useFilters';
import { ToggleButton, ToggleButtonGroup } from '../../ui/ToggleButtonGroup';
import { useSalesPeriod, useSalesText } from './useSales';
import './periodTools.css';

/** The values of point 3's `filter_date`. */
const STEPS: readonly SalesStep[] = ['day', 'month'];

/** The days of the sales, and whether to show them by day or by month. */
export const PeriodTools = () => {
  const t = useSalesText();
  const { changeFilters } = useFilters();
  const { today, range, step } = useSalesPeriod();
  return (
    <>
      <RangePicker
        range={range}
        today={today}
        onChoose={({ start, end }) =>
          changeFilters(values => withChosen(withChosen(values, 'start_date', [start]), 'end_date', [end]))
        }
      />
      <ToggleButtonGroup
        value={step}
        aria-label={t('fields.filter_date')}
        onChange={(next: SalesStep) =>
          changeFilters(values => withChosen(values, 'filter_date', next === 'day' ? [] : [next]))
        }
      >
        {STEPS.map(value => (
          <ToggleButton key={value} className="period-step" value={value}>
            {t(`steps.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
};
