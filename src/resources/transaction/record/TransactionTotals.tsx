import { useTranslate } from 'ra-core';
import { PAYMENT_MISMATCHES } from '../../../../contract/order/paymentState';
import { transactionRecordApi } from '../../../../contract/transaction/transactionRecordApi';
import { isOffered } from '../../../dataProvider/isOffered';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { Card } from '../../../ui/Card';
import { withChosen } from '../../../ui/list/filter/filterValues';
import { useFilters } from '../../../ui/list/filter/useFilters';
import './transactionTotals.css';

const AMOUNTS = ['total', 'paid_amount', 'refunded_amount', 'payment_fee', 'net_amount'] as const;

/** Totals of all transactions that match the list's filters, and how many of them have a mismatch. */
export const TransactionTotals = () => {
  const translate = useTranslate();
  const { filterValues, changeFilters } = useFilters();
  const { data, isError, isPlaceholderData } = useEndpointQuery(
    transactionRecordApi.totals,
    { query: filterValues },
    { placeholderData: before => before },
  );
  const t = (key: string, args?: object) => translate(`resources.transaction-record.totals.${key}`, args);
  if (!isOffered(transactionRecordApi.totals)) return null;
  if (isError) return <p role="alert">{t('failed')}</p>;
  const noteOf = (name: (typeof AMOUNTS)[number]) => {
    if (!data) return null;
    if (name === 'total')
      return t('transactions', { count: formatNumber(data.transactions), amount: formatMoney(data.goods_amount) });
    return name === 'net_amount' ? t('settled', { amount: formatMoney(data.settled_amount) }) : null;
  };
  return (
    <Card className="transaction-sums" aria-label={t('title')} aria-busy={!data || isPlaceholderData}>
      <dl className="transaction-totals">
        {AMOUNTS.map(name => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <b>{data ? formatMoney(data[name]) : '…'}</b>
              <small>{noteOf(name)}</small>
            </dd>
          </div>
        ))}
        <div data-hot={Boolean(data?.mismatches)}>
          <dt>{t('mismatches')}</dt>
          <dd>
            <b>{data ? formatNumber(data.mismatches) : '…'}</b>
            {data && data.mismatches > 0 ? (
              <button
                type="button"
                className="transaction-show"
                onClick={() => changeFilters(values => withChosen(values, 'payment_mismatch', [...PAYMENT_MISMATCHES]))}
              >
                {t('mismatches_show')}
              </button>
            ) : (
              <small>{data && t('mismatches_none')}</small>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
};
