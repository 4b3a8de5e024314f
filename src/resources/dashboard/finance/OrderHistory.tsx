import { LinkBase } from 'ra-core';
import { slugsOf } from '../../../../contract/core/endpoint';
import { financeApi } from '../../../../contract/finance/financeApi';
import type { HistoryFigures } from '../../../../contract/finance/financeReports';
import { orderApi } from '../../../../contract/order/orderApi';
import { holdsAny } from '../../../authProvider/session';
import type { Measure } from '../../../ui/chart/Measure';
import { useDashboardText } from '../useDashboardText';
import { MeasuredPart } from './MeasuredPart';
import { useFinance } from './useFinance';

/** Orders by the day they were placed, and their outcomes. */
export const OrderHistory = () => {
  const t = useDashboardText();
  const { days, answer } = useFinance(financeApi.orders);
  const measure = (name: keyof HistoryFigures): Measure<keyof HistoryFigures> => {
    const label = t(`finance.measure.${name}`);
    return { name, label, short: label, unit: t('finance.orders_unit'), isWhole: true };
  };
  const path = `/monitoring-order?filter=${encodeURIComponent(JSON.stringify(days))}`;
  return (
    <MeasuredPart
      title={t('finance.history')}
      answer={answer}
      measures={[measure('placed'), measure('sold'), measure('running'), measure('ended')]}
    >
      {holdsAny(slugsOf(orderApi.list)) && (
        <p className="finance-link">
          <LinkBase to={path}>{t('finance.see_orders')}</LinkBase>
        </p>
      )}
    </MeasuredPart>
  );
};
