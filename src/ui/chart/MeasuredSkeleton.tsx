import { useTranslate } from 'ra-core';
import { Card } from '../Card';
import './measuredSkeleton.css';

/** Placeholder of totals and chart while they load. */
export const MeasuredSkeleton = () => {
  const translate = useTranslate();
  return (
    <Card className="measured-bones" role="status" aria-label={translate('app.states.loading')}>
      {['value', 'orders', 'quantity'].map(name => (
        <span key={name}>
          <span className="bone" />
          <span className="bone" />
        </span>
      ))}
      <span className="bone measured-bone-chart" />
    </Card>
  );
};
