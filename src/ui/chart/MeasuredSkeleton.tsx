import { useTranslate } from 'ra-core';
import { Card } from '../display/Card';
import './measuredSkeleton.css';

/** Placeholder of totals and chart while they load. */
export const MeasuredSkeleton = () => {
  const translate = useTranslate();
  return (
    <Card className="measured-skeleton" role="status" aria-label={translate('app.states.loading')}>
      {['value', 'orders', 'quantity'].map(name => (
        <span className="stack gap-8" key={name}>
          <span className="skeleton-bar" />
          <span className="skeleton-bar" />
        </span>
      ))}
      <span className="skeleton-bar measured-skeleton-chart" />
    </Card>
  );
};
