import { useLocaleState } from 'ra-core';
import type { Price } from '../../../contract/price/priceRecord';
import { formatDate } from '../../i18n/dates';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { PlanTable } from '../../ui/sheetUpload/PlanTable';
import { PriceStatusChip } from './PriceStatusChip';
import { usePrices } from './usePrices';

/** Price history of a product in an area, newest first. */
export const PriceHistory = ({ current, history }: { current: string; history: readonly Price[] }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const label = (name: keyof Price) => t(`fields.${name}`);
  return (
    <div className="field-wide">
      <PlanTable
        caption={t('show.history')}
        rows={history}
        keyOf={({ id }) => id}
        isCurrent={({ id }) => id === current}
        plain
        columns={[
          { label: label('valid_from'), render: ({ valid_from }) => formatDate(valid_from, 'moment', locale) },
          { label: label('status'), render: ({ status }) => <PriceStatusChip status={status} /> },
          { label: label('amount'), isNumber: true, render: ({ amount }) => formatNumber(amount) },
          {
            label: label('change_percent'),
            isNumber: true,
            render: ({ change_percent }) => (change_percent === null ? '–' : formatSigned(change_percent)),
          },
          { label: label('created_by_name'), render: ({ created_by_name }) => created_by_name ?? '–' },
          { label: label('note'), render: ({ note }) => note ?? '–' },
        ]}
      />
    </div>
  );
};
