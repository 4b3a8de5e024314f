import { useTranslate } from 'ra-core';
import { Card } from '../../ui/Card';
import './salesSkeleton.css';

/** Totals and chart before their figures are there, in their shape. */
export const SalesSkeleton = () => {
  const translate = useTranslate();
  return (
    <Card className="sales-bones" role="status" aria-label={translate('app.states.loading')}>
      {['value', 'orders', 'quantity'].map(name => (
        <span key={name}>
          <span className="bone" />
          <span className="bone" />
        </span>
      ))}
      <span className="bone sales-bone-chart" />
    </Card>
  );
};
