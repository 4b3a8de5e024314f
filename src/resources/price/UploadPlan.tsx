import type { PlanRow, PricePlan } from '../../../contract/price/pricePlan';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { PlanTable } from '../../ui/sheetUpload/PlanTable';
import { usePrices } from './usePrices';

/** What a file of prices would change. */
export const UploadPlan = ({ plan: { rows, changed, unchanged, average_percent } }: { plan: PricePlan }) => {
  const { t } = usePrices();
  const amount = (value: number | null) => (value === null ? '–' : formatNumber(value));
  const average = average_percent === null ? '' : `, ${t('plan.average')} ${formatSigned(average_percent, '%')}`;
  return (
    <>
      <p role="status">
        {changed === 0 ? t('plan.nothing') : `${formatNumber(changed)} ${t('plan.changed')}${average}.`}{' '}
        {unchanged > 0 && t('plan.unchanged', { smart_count: unchanged })}
      </p>
      {rows.length > 0 && (
        <PlanTable
          caption={t('plan.title')}
          rows={rows}
          keyOf={keyOf}
          columns={[
            {
              label: t('plan.product'),
              render: ({ product_name, area }) => (
                <>
                  {product_name}
                  <small>{area}</small>
                </>
              ),
            },
            { label: t('plan.old'), isNumber: true, render: ({ old_amount }) => amount(old_amount) },
            { label: t('plan.new'), isNumber: true, render: ({ new_amount }) => <b>{formatNumber(new_amount)}</b> },
            {
              label: t('plan.difference'),
              isNumber: true,
              render: ({ difference }) => (difference === null ? '–' : formatSigned(difference)),
            },
            { label: t('plan.percent'), isNumber: true, render: ({ change_percent }) => amount(change_percent) },
          ]}
        />
      )}
    </>
  );
};

const keyOf = ({ product_id, province_code, regency_code, cell }: PlanRow) =>
  `${product_id}${province_code}${regency_code}${cell}`;
