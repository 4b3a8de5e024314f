import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { plannedCeiling, priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../../i18n/numbers';
import { PlanTable } from '../../../ui/dialogs/sheetUpload/PlanTable';
import { Moment } from '../../../ui/display/Moment';
import './breaches.css';

/** Number of breaches listed; the rest are counted. */
const LISTED = 5;

/** The prices that would exceed the ceiling in the form, before it is saved. Empty until they can be determined. */
export const Breaches = ({
  product: fixed,
  province: fixedProvince,
}: {
  product?: string;
  province?: string | null;
}) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.price_ceiling.breaches.${key}`, args);
  const [product_id, province_code, amount, valid_from, valid_to] = useWatch({
    name: ['product_id', 'province_code', 'amount', 'valid_from', 'valid_to'],
  });
  const asked = plannedCeiling.safeParse({
    product_id: fixed ?? product_id ?? undefined,
    province_code: (fixed ? fixedProvince : province_code) ?? undefined,
    amount,
    valid_from,
    valid_to: valid_to ?? undefined,
  });
  const query = useDeferredValue(JSON.stringify(asked.data ?? null));
  const { data } = useEndpointQuery(
    priceCeilingApi.breaches,
    { query: JSON.parse(query) ?? {} },
    { enabled: query !== 'null', placeholderData: before => before },
  );
  if (!asked.success || !data) return null;
  const Icon = data.total > 0 ? CircleAlert : CircleCheck;
  return (
    <section className="breaches stack gap-4 field-wide" aria-label={t('title')}>
      <p role="status" data-bad={data.total > 0}>
        <Icon size={18} aria-hidden />
        {data.total > 0 ? t('some', { smart_count: data.total }) : t('none')}
      </p>
      {data.total > 0 && (
        <PlanTable
          caption={t('title')}
          rows={data.list.slice(0, LISTED)}
          keyOf={({ id }) => id}
          columns={[
            { label: t('area'), render: ({ area }) => area },
            { label: t('since'), render: ({ valid_from }) => <Moment value={valid_from} /> },
            { label: t('amount'), isNumber: true, render: ({ amount }) => formatMoney(amount) },
            { label: t('excess'), isNumber: true, render: ({ excess }) => formatMoney(excess) },
          ]}
        />
      )}
      {data.total > LISTED && <p>{t('more', { smart_count: data.total - LISTED })}</p>}
    </section>
  );
};
