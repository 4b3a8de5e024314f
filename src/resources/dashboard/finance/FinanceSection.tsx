import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { LinkBase, useCanAccess, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { slugsOf } from '../../../../contract/core/endpoint';
import { financeApi, type HistoryFigures } from '../../../../contract/finance/financeApi';
import type { OperationalCostKind } from '../../../../contract/operationalCost';
import { orderApi } from '../../../../contract/order/orderApi';
import { holdsAny } from '../../../authProvider/session';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { ChangeMark } from '../../../ui/chart/ChangeMark';
import type { Measure, MeasuredPeriod } from '../../../ui/chart/Measure';
import { MeasuredCard } from '../../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../../ui/chart/MeasuredSkeleton';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/display/Card';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { BarList } from '../BarList';
import { FigureList } from '../FigureList';
import { Part } from '../Part';
import { useDashboardText } from '../useDashboardQuery';
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
  const { result } = useFinance(financeApi.profit);
  const measure = (name: ProfitName): Measure<ProfitName> => ({
    name,
    label: t(`finance.measure.${name}`),
    short: t(`finance.short.${name}`),
    isCost: name === 'discount' || name === 'cost',
  });
  return (
    <MeasuredPart
      title={t('finance.profit')}
      result={result}
      measures={[measure('profit'), measure('value'), measure('discount'), measure('cost')]}
    />
  );
};

const Best = () => {
  const t = useDashboardText();
  const { result } = useFinance(financeApi.bestSelling);
  return (
    <Part title={t('finance.best')} result={result}>
      {({ list }) =>
        list.length > 0 ? (
          <BarList rows={list.map(({ product_id, name, value }) => ({ id: product_id ?? name, name, value }))} />
        ) : (
          <p className="part-note muted">{t('none')}</p>
        )
      }
    </Part>
  );
};

export default FinanceSection;

/** Orders by the day they were placed, and their outcomes. */
const OrderHistory = () => {
  const t = useDashboardText();
  const { days, result } = useFinance(financeApi.orders);
  const measure = (name: keyof HistoryFigures): Measure<keyof HistoryFigures> => {
    const label = t(`finance.measure.${name}`);
    return { name, label, short: label, unit: t('finance.orders_unit'), isWhole: true };
  };
  const path = `/monitoring-order?filter=${encodeURIComponent(JSON.stringify(days))}`;
  return (
    <MeasuredPart
      title={t('finance.history')}
      result={result}
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

/** Distinct customers by day, and how many of the period's were first-time buyers. */
const Customers = () => {
  const t = useDashboardText();
  const { result } = useFinance(financeApi.customers);
  const { data } = result;
  const label = t('finance.measure.customers');
  return (
    <MeasuredPart
      title={t('finance.customers')}
      result={result}
      measures={[{ name: 'customers', label, short: label, unit: t('finance.customers_unit'), isWhole: true }]}
    >
      {data && (
        <Card>
          <FigureList
            rows={(['newcomers', 'returning'] as const).map(name => ({
              name: t(`finance.${name}`),
              text: formatNumber(data[name].now),
              aside: <ChangeMark {...data[name]} />,
            }))}
          />
        </Card>
      )}
    </MeasuredPart>
  );
};

interface MeasuredPartProps<Name extends string> {
  title: string;
  result: UseQueryResult<MeasuredPeriod<Name>>;
  measures: readonly [Measure<Name>, ...Measure<Name>[]];
  /** Shown below the card. */
  children?: ReactNode;
}

/** Finance figures by day, which load and fail independently. */
const MeasuredPart = <Name extends string>({ title, result, measures, children }: MeasuredPartProps<Name>) => {
  const t = useDashboardText();
  const { data, isError } = result;
  if (isError)
    return (
      <Part title={title} result={result}>
        {() => null}
      </Part>
    );
  if (!data) return <MeasuredSkeleton />;
  return (
    <div className="finance-part">
      <MeasuredCard
        title={title}
        figures={data}
        step="day"
        measures={measures}
        empty={{ title: t('finance.none'), text: t('finance.none_text') }}
      />
      {children}
    </div>
  );
};

const AddCost = lazyPart(() =>
  import('../../operationalCost/OperationalCostForm').then(module => module.OperationalCostForm),
);

/** Operational costs by kind, linked to the costs of the period, and a button to add one. */
const Costs = () => {
  const t = useDashboardText();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { days, result } = useFinance(financeApi.costs);
  const { canAccess: mayAdd } = useCanAccess({ resource: 'operational_cost', action: 'create' });
  const [adding, setAdding] = useState(false);
  const costsPath = (kind?: OperationalCostKind) => {
    const filter = { start_date: [days.start_date], end_date: [days.end_date], ...(kind && { kind: [kind] }) };
    return `/operational-cost?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  };
  const readAgain = () => {
    for (const { call } of [financeApi.costs, financeApi.profit])
      void queryClient.invalidateQueries({ queryKey: [call] });
  };
  return (
    <Part
      title={t('finance.costs')}
      aside={
        mayAdd && (
          <Button size="small" startIcon={<Plus />} onClick={() => setAdding(true)}>
            {t('finance.add_cost')}
          </Button>
        )
      }
      result={result}
    >
      {({ kinds, totals, totals_before }) => (
        <>
          {kinds.length > 0 ? (
            <BarList
              areCosts
              rows={kinds.map(({ kind, now, before }) => {
                const name = translate(`resources.operational_cost.choices.kind.${kind}`);
                const toText = t('finance.costs_of', { kind: name });
                return { id: kind, name, value: { now, before }, to: costsPath(kind), toText };
              })}
            />
          ) : (
            <p className="part-note muted">{t('finance.no_costs')}</p>
          )}
          <FigureList
            rows={[
              {
                name: t('finance.cost_total'),
                text: formatMoney(totals.cost),
                isSum: true,
                aside: <ChangeMark now={totals.cost} before={totals_before.cost} isCost />,
              },
            ]}
          />
          <p className="part-note muted">
            <LinkBase to={costsPath()}>{t('finance.all_costs')}</LinkBase>
          </p>
          {adding && <AddCost onSaved={readAgain} onClose={() => setAdding(false)} />}
        </>
      )}
    </Part>
  );
};
