import { useLocaleState } from 'ra-core';
import { isJump } from '../../../contract/price/priceJump';
import type { PlanRow } from '../../../contract/price/pricePlan';
import { formatDate } from '../../i18n/dates';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { PlanTable } from '../../ui/dialogs/sheetUpload/PlanTable';
import { usePrices } from './usePrices';

interface PlanRowsProps {
  rows: readonly PlanRow[];
  /** See `<PlanTable>`. */
  plain?: boolean;
}

/** Every price of a plan: before, after, and the difference. */
export const PlanRows = ({ rows, plain = false }: PlanRowsProps) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  return (
    <PlanTable
      caption={t('plan.title')}
      rows={rows}
      keyOf={keyOf}
      isBad={({ problem }) => problem !== null}
      isUnusual={({ problem, change_percent }) => problem === null && isJump(change_percent)}
      plain={plain}
      columns={[
        {
          label: t('plan.product'),
          render: ({ product_name, area, ceiling, next_valid_from }) => (
            <>
              {product_name}
              <small>
                {area}
                {ceiling !== null && ` · ${t('plan.limit', { amount: formatNumber(ceiling) })}`}
                {next_valid_from && ` · ${t('plan.later', { date: formatDate(next_valid_from, 'day', locale) })}`}
              </small>
            </>
          ),
        },
        {
          label: t('plan.old'),
          isNumber: true,
          render: ({ old_amount }) => <span className="muted">{amountOf(old_amount)}</span>,
        },
        { label: t('plan.new'), isNumber: true, render: ({ new_amount }) => <b>{formatNumber(new_amount)}</b> },
        {
          label: t('plan.difference'),
          isNumber: true,
          render: ({ difference }) => (difference === null ? '–' : formatSigned(difference)),
        },
        { label: t('plan.percent'), isNumber: true, render: ({ change_percent }) => amountOf(change_percent) },
      ]}
    />
  );
};

const amountOf = (value: number | null) => (value === null ? '–' : formatNumber(value));

const keyOf = ({ product_id, province_code, regency_code, cell }: PlanRow) =>
  `${product_id}${province_code}${regency_code}${cell}`;
