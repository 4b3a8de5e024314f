import { useListContext } from 'ra-core';
import type { SalesChart } from '../../../contract/sales/categorySales';
import { salesApi } from '../../../contract/sales/salesApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { categoryColor } from '../../ui/CategoryTag';
import { MeasuredCard } from '../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../ui/chart/MeasuredSkeleton';
import { useSalesMeasures } from '../../ui/chart/useSalesMeasures';
import { Failed } from '../../ui/states/Failed';
import { RegionShares } from './RegionShares';
import { useSalesCategory, useSalesPeriod, useSalesText } from './useSales';
import './salesOverview.css';

/** Totals, chart and regions for the list's filters. */
export const SalesOverview = () => {
  const t = useSalesText();
  const category = useSalesCategory();
  const { filterValues } = useListContext();
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(
    salesApi.chart,
    { query: { ...filterValues, category } },
    { placeholderData: before => before },
  );
  if (error) return <Failed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="sales-overview" aria-busy={isPlaceholderData}>
      {data ? <Overview chart={data} /> : <MeasuredSkeleton />}
    </div>
  );
};

const Overview = ({ chart }: { chart: SalesChart }) => {
  const t = useSalesText();
  const { step } = useSalesPeriod();
  const measures = useSalesMeasures(chart);
  const { totals } = chart;
  const average = totals.orders > 0 && t('average', { amount: formatMoney(Math.round(totals.value / totals.orders)) });
  return (
    <>
      <MeasuredCard
        title={t('overview')}
        figures={chart}
        step={step}
        measures={measures}
        color={categoryColor[chart.category_code]}
        empty={{ title: t('none'), text: t('none_text') }}
        note={name => name === 'value' && average && <small>{average}</small>}
      />
      {chart.regions.length > 1 && <RegionShares chart={chart} />}
    </>
  );
};
