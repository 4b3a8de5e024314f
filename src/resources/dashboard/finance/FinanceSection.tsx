import { useId } from 'react';
import { financeApi } from '../../../../contract/finance/financeApi';
import type { Measure } from '../../../ui/chart/Measure';
import { BarList } from '../BarList';
import { Part } from '../Part';
import { useDashboardText } from '../useDashboardText';
import { Costs } from './Costs';
import { Customers } from './Customers';
import { MeasuredPart } from './MeasuredPart';
import { OrderHistory } from './OrderHistory';
import { useFinance } from './useFinance';
import './financeSection.css';

type ProfitName = 'profit' | 'value' | 'discount' | 'cost';

/** The finance part of the dashboard: profit, costs, customers, order outcomes, best sellers. */
const FinanceSection = () => {
  const t = useDashboardText();
  const id = useId();
  return (
    <section className="finance" aria-labelledby={id}>
      <div className="finance-head">
        <h2 id={id}>{t('finance.title')}</h2>
        <p>{t('finance.text')}</p>
      </div>
      <Profit />
      <div className="finance-parts">
        <Costs />
        <Best />
      </div>
      <div className="finance-parts">
        <OrderHistory />
        <Customers />
      </div>
    </section>
  );
};

const Profit = () => {
  const t = useDashboardText();
  const { answer } = useFinance(financeApi.profit);
  const measure = (name: ProfitName): Measure<ProfitName> => ({
    name,
    label: t(`finance.measure.${name}`),
    short: t(`finance.short.${name}`),
    isCost: name === 'discount' || name === 'cost',
  });
  return (
    <MeasuredPart
      title={t('finance.profit')}
      answer={answer}
      measures={[measure('profit'), measure('value'), measure('discount'), measure('cost')]}
    />
  );
};

const Best = () => {
  const t = useDashboardText();
  const { answer } = useFinance(financeApi.bestSelling);
  return (
    <Part title={t('finance.best')} answer={answer}>
      {({ list }) =>
        list.length > 0 ? (
          <BarList rows={list.map(({ product_id, name, value }) => ({ id: product_id ?? name, name, value }))} />
        ) : (
          <p className="part-note">{t('none')}</p>
        )
      }
    </Part>
  );
};

export default FinanceSection;
