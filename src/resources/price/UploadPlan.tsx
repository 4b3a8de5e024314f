import type { PricePlan } from '../../../contract/price/pricePlan';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { PlanRows } from './PlanRows';
import { usePrices } from './usePrices';

/** The changes that an uploaded price file would make. */
export const UploadPlan = ({ plan: { rows, changed, unchanged, average_percent } }: { plan: PricePlan }) => {
  const { t } = usePrices();
  const average = average_percent === null ? '' : `, ${t('plan.average')} ${formatSigned(average_percent, '%')}`;
  return (
    <>
      <p role="status">
        {changed === 0 ? t('plan.nothing') : `${formatNumber(changed)} ${t('plan.changed')}${average}.`}{' '}
        {unchanged > 0 && t('plan.unchanged', { smart_count: unchanged })}
      </p>
      {rows.length > 0 && <PlanRows rows={rows} />}
    </>
  );
};
