import { useTranslate } from 'ra-core';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { PAYMENT_METHOD_LABELS } from '../../../contract/order/payment';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { BarList } from './BarList';
import { mayAsk, Part } from './Part';
import { transactionsPath } from './transactionsPath';
import { type DashboardChoices, useDashboardText } from './useDashboardQuery';

/** Sales value by payment method, linked to the transactions. */
export const Payments = ({ choices: { query } }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const translate = useTranslate();
  const may = mayAsk(dashboardApi.paymentMethods);
  const result = useEndpointQuery(
    dashboardApi.paymentMethods,
    { query },
    { enabled: may, placeholderData: before => before, retry: false },
  );
  if (!may) return null;
  return (
    <Part title={t('payments')} result={result}>
      {({ list }) =>
        list.length > 0 ? (
          <BarList
            rows={list.map(({ payment_method, value, orders }) => {
              const name = translate(`resources.monitoring-order.choices.payment.${payment_method}`, {
                _: PAYMENT_METHOD_LABELS[payment_method],
              });
              return {
                id: payment_method,
                name,
                value,
                to: transactionsPath(query, payment_method),
                toText: t('transactions_of', { name, smart_count: orders.now }),
              };
            })}
          />
        ) : (
          <p className="part-note muted">{t('none')}</p>
        )
      }
    </Part>
  );
};
