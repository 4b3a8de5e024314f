import { holdsAny } from '../../../authProvider/session';
import { RangePicker } from './RangePicker';
import { useDateRange } from './useDateRange';
import './dateRange.css';

/** The dashboard's range of days, for holders of dashboard_view (point 6). */
export const DateRangeBar = () => (holdsAny(['dashboard_view']) ? <Bar /> : null);

const Bar = () => {
  const { range, today, setRange } = useDateRange();
  return (
    <div className="range">
      <RangePicker range={range} today={today} onChoose={setRange} />
    </div>
  );
};
