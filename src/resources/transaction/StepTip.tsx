import { useLocaleState } from 'ra-core';
import { addDays } from '../../../contract/core/days';
import type { Sales } from '../../../contract/transaction/sales';
import { lengthOf } from '../../../contract/transaction/salesPeriod';
import { ChangeMark } from './ChangeMark';
import { type Measure, writeMeasure } from './measures';
import { daysText, stepText } from './stepText';
import './salesChart.css';

interface StepTipProps {
  sale: Sales['series'][number];
  sales: Sales;
  measure: Measure;
}

/** The exact figure of a step, and that of as many days earlier as the period is long. */
export const StepTip = ({ sale, sales, measure }: StepTipProps) => {
  const [locale] = useLocaleState();
  const earlier = -lengthOf(sales);
  const before = {
    start_date: addDays(sale.start_date, earlier),
    end_date: addDays(sale.end_date, earlier),
  };
  return (
    <div className="chart-tip">
      <b>{stepText(sale, locale)}</b>
      <p>
        <span className="chart-tip-now">{writeMeasure(measure, sale[measure])}</span>{' '}
        <ChangeMark now={sale[measure]} before={sale.before[measure]} />
      </p>
      <p>
        {writeMeasure(measure, sale.before[measure])} <small>{daysText(before, locale)}</small>
      </p>
    </div>
  );
};
