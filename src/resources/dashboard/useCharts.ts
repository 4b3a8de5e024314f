import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { DashboardChart } from '../../../contract/dashboard/dashboardFigures';
import { DEFAULT_DASHBOARD_CATEGORY } from '../../../contract/dashboard/dashboardQuery';
import { CATEGORIES } from '../../../contract/product';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import type { Measure, MeasuredPeriod } from '../../ui/chart/Measure';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';

export type ChartName = 'value' | 'orders' | 'volume' | 'customers';

const NAMES: readonly ChartName[] = ['value', 'orders', 'volume', 'customers'];
const KEEP = { placeholderData: <Data>(before: Data | undefined) => before, retry: false } as const;

/** Loads the four charts and merges them into one card's figures; one that cannot be loaded is left out. */
export function useCharts({ query }: Pick<DashboardChoices, 'query'>) {
  const t = useDashboardText();
  const answers = {
    value: useEndpointQuery(dashboardApi.valueChart, { query }, KEEP),
    orders: useEndpointQuery(dashboardApi.orderChart, { query }, KEEP),
    volume: useEndpointQuery(dashboardApi.volumeChart, { query }, KEEP),
    customers: useEndpointQuery(dashboardApi.customerChart, { query }, KEEP),
  };
  const all = NAMES.map(name => answers[name]);
  const charts = NAMES.flatMap(name => {
    const { data } = answers[name];
    return data ? [{ name, data }] : [];
  });
  const measureOf = ({ name, data }: (typeof charts)[number]): Measure<ChartName> => {
    const { unit, category_code } = data;
    const category = CATEGORIES[category_code ?? DEFAULT_DASHBOARD_CATEGORY];
    const isCounted = unit === 'buah';
    return {
      name,
      label: t(`measure.${isCounted ? 'goods' : name}`, { category, unit: t(`unit.${unit}`, { _: '' }) }),
      short: t(`short.${name}`, { unit: unit === 'rupiah' ? '' : t(`unit.${unit}`) }),
      ...(unit !== 'rupiah' && { unit: t(`unit.${unit}`), isWhole: unit !== 'liter' && unit !== 'kg' }),
    };
  };
  return {
    isPending: all.some(({ isPending }) => isPending),
    isOld: all.some(({ isPlaceholderData }) => isPlaceholderData),
    retry: () => Promise.all(all.map(({ refetch, isError }) => isError && refetch())),
    measures: charts.map(measureOf),
    figures: merged(charts),
  };
}

/** Merges the charts into one period; null if there are none. Figures of a missing chart are 0 and have no measure. */
function merged(charts: readonly { name: ChartName; data: DashboardChart }[]): MeasuredPeriod<ChartName> | null {
  const first = charts[0]?.data;
  if (!first) return null;
  const pick = (of: (chart: DashboardChart) => number) => {
    const figures = { value: 0, orders: 0, volume: 0, customers: 0 };
    for (const { name, data } of charts) figures[name] = of(data);
    return figures;
  };
  return {
    start_date: first.start_date,
    end_date: first.end_date,
    before: first.before,
    totals: pick(({ total }) => total.now),
    totals_before: pick(({ total }) => total.before),
    series: first.series.map(({ day }, index) => ({
      start_date: day,
      end_date: day,
      ...pick(({ series }) => series[index]?.now ?? 0),
      before: pick(({ series }) => series[index]?.before ?? 0),
    })),
  };
}
