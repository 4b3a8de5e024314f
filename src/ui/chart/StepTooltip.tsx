import { useLocaleState } from 'ra-core';
import { addDays } from '../../../contract/core/days';
import { type Days, lengthOf } from '../../../contract/transaction/salesPeriod';
import { daysText } from '../period';
import { ChangeMark } from './ChangeMark';
import { stepText } from './stepText';
import './stepTooltip.css';

interface StepTooltipProps {
  step: Days & { now: number; before: number };
  period: Days;
  write: (value: number) => string;
}

/** A tooltip with the exact figure of a step and the one a period earlier. */
export const StepTooltip = ({ step, period, write }: StepTooltipProps) => {
  const [locale] = useLocaleState();
  const earlier = -lengthOf(period);
  const before = { start_date: addDays(step.start_date, earlier), end_date: addDays(step.end_date, earlier) };
  return (
    <div className="chart-tip">
      <b>{stepText(step, locale)}</b>
      <p>
        <span className="chart-tip-now">{write(step.now)}</span> <ChangeMark now={step.now} before={step.before} />
      </p>
      <p>
        {write(step.before)} <small>{daysText(before, locale)}</small>
      </p>
    </div>
  );
};
