import { TriangleAlert } from 'lucide-react';
import { LinkBase, useCreatePath, useTranslate } from 'ra-core';
import { PAYMENT_MISMATCHES } from '../../../../contract/order/paymentState';
import { transactionRecordApi } from '../../../../contract/transaction/transactionRecordApi';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../../i18n/numbers';

interface HeldBackProps {
  merchantId: string;
  period: { start_date: string; end_date: string };
}

const SHOWN = 5;

/** Orders of a merchant that are held back because of a payment mismatch: how many, and the newest of them. */
export const HeldBack = ({ merchantId, period }: HeldBackProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const opens = useCatalogue().can('monitoring-order', 'show');
  const t = (key: string, args?: object) => translate(`resources.settlement.held_back.${key}`, args);
  const { data } = useEndpointQuery(transactionRecordApi.list, {
    query: { merchant_id: merchantId, ...period, payment_mismatch: [...PAYMENT_MISMATCHES], limit: SHOWN },
  });
  if (!data || data.total === 0) return null;
  const others = data.total - data.list.length;
  return (
    <div className="settlement-held">
      <p>
        <TriangleAlert size={16} aria-hidden /> {t('title', { count: formatNumber(data.total) })}
      </p>
      <ul>
        {data.list.map(({ id, number, total, payment_mismatch }) => (
          <li key={id}>
            {opens ? (
              <LinkBase to={createPath({ resource: 'monitoring-order', type: 'show', id })}>{number}</LinkBase>
            ) : (
              <b>{number}</b>
            )}{' '}
            {formatMoney(total)} ·{' '}
            {translate(`resources.transaction-record.choices.payment_mismatch.${payment_mismatch}`)}
          </li>
        ))}
        {others > 0 && <li>{t('others', { count: formatNumber(others) })}</li>}
      </ul>
    </div>
  );
};
