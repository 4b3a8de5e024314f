import { TrendingDown, TrendingUp } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { DashboardChart, Figure } from '../../../contract/dashboard/dashboardFigures';
import { DEFAULT_DASHBOARD_CATEGORY } from '../../../contract/dashboard/dashboardQuery';
import { CATEGORIES } from '../../../contract/product';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { percent } from '../../ui/chart/ChangeMark';
import type { Measure, MeasuredPeriod } from '../../ui/chart/Measure';
import { MeasuredCard } from '../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../ui/chart/MeasuredSkeleton';
import { Failed } from '../../ui/states/Failed';
import { ordersPath } from './transactionsPath';
import { type DashboardChoices, useDashboardText } from './useDashboardQuery';
import './unusualChanges.css';

interface OverviewProps {
  choices: DashboardChoices;
  /** Colour of the bars; the accent by default. */
  color?: string | undefined;
}

/** The four figures with their charts, and a description of unusually large changes below. */
export const Overview = ({ choices, color }: OverviewProps) => {
  const t = useDashboardText();
  const translate = useTranslate();
  const { isPending, isOld, measures, figures, retry } = useCharts(choices);
  const [first, ...others] = measures;
  const orders = measures.some(({ name }) => name === 'orders') && ordersPath(choices.query);
  if (isPending) return <MeasuredSkeleton />;
  if (!figures || !first)
    return <Failed title={t('failed')} text={translate('app.states.failed_text')} onRetry={() => void retry()} />;
  return (
    <div className="dashboard-overview" aria-busy={isOld}>
      <MeasuredCard
        title={t('overview')}
        figures={figures}
        step="day"
        measures={[first, ...others]}
        empty={{ title: t('none'), text: t('none_text') }}
        {...(color && { color })}
      />
      {orders && (
        <p className="dashboard-rows">
          <LinkBase to={orders}>{t('rows', { count: formatNumber(figures.totals.orders) })}</LinkBase>
        </p>
      )}
      <UnusualChanges figures={figures} measures={measures} choices={choices} />
    </div>
  );
};

const areKnown = (figures: readonly (number | null)[]): figures is number[] => !figures.includes(null);

interface UnusualChangesProps {
  figures: MeasuredPeriod<ChartName>;
  measures: readonly Measure<ChartName>[];
  choices: DashboardChoices;
}

/** Leaves out today, which is incomplete and would always compare as less than a whole day. */
const wholeDays = ({ series }: MeasuredPeriod<ChartName>) =>
  series.filter(({ start_date }) => start_date < jakartaDay());

/** Unusual changes, one sentence each: how much, where most of it happened, and the orders behind it. Renders nothing if all is usual. */
const UnusualChanges = ({ figures, measures, choices }: UnusualChangesProps) => {
  const t = useDashboardText();
  const days = wholeDays(figures);
  const changes = measures.flatMap(measure => {
    const [now, before] = [days.map(day => day[measure.name]), days.map(day => day.before[measure.name])];
    const share = areKnown(now) && areKnown(before) ? unusualChange({ now, before }) : null;
    return share === null ? [] : [{ measure, share }];
  });
  const place = useGreatestMove(choices, changes[0]?.share);
  if (changes.length === 0) return null;
  return (
    <section className="unusual stack gap-4 card" aria-label={t('unusual.title')}>
      {changes.map(({ measure, share }) => {
        const Icon = share > 0 ? TrendingUp : TrendingDown;
        return (
          <p key={measure.name}>
            <Icon size={16} aria-hidden />
            <span>
              {t(`unusual.${share > 0 ? 'up' : 'down'}`, { measure: measure.label, share: percent(Math.abs(share)) })}{' '}
              {measure.name === 'value' && place && (
                <>
                  {t('unusual.most', { name: place.name, amount: formatMoney(place.by) })}{' '}
                  <OrdersOf place={place} choices={choices} />
                </>
              )}
            </span>
          </p>
        );
      })}
    </section>
  );
};

const OrdersOf = ({ place, choices }: { place: { id: string }; choices: DashboardChoices }) => {
  const t = useDashboardText();
  const path = ordersPath(choices.query, { province: place.id });
  return path && <LinkBase to={path}>{t('unusual.see')}</LinkBase>;
};

/** Finds the province whose value moved most in the direction of the total. */
function useGreatestMove({ query }: DashboardChoices, share: number | undefined) {
  const { data } = useEndpointQuery(dashboardApi.locations, { query }, { enabled: share !== undefined, retry: false });
  const moved = ({ now, before }: Figure) => (now === null || before === null ? 0 : now - before);
  const by = (value: Figure) => moved(value) * Math.sign(share ?? 0);
  const [most] = (data?.list ?? []).toSorted((a, b) => by(b.value) - by(a.value));
  return most && by(most.value) > 0 ? { ...most, by: moved(most.value) } : null;
}

/** A daily figure in two periods of the same length. */
interface Days {
  now: readonly number[];
  before: readonly number[];
}

/** How many standard errors of the difference of two means still count as usual. */
const USUAL = 2;
/** Smaller changes are not worth a sentence, however steady the days were. */
const LEAST_SHARE = 0.05;
/** Fewer days allow no conclusion. */
const LEAST_DAYS = 5;

const mean = (days: readonly number[]) => days.reduce((sum, day) => sum + day, 0) / days.length;
function variance(days: readonly number[]): number {
  const middle = mean(days);
  return days.reduce((sum, day) => sum + (day - middle) ** 2, 0) / (days.length - 1);
}

/**
 * Returns a figure's change if it exceeds the daily variation within the two periods: Welch's t of their means beyond 2, and at least 5%.
 * Null if the change is usual, or one period has no figures.
 *
 * @returns the relative change, -0.12 for 12% less
 */
export function unusualChange({ now, before }: Days): number | null {
  if (now.length < LEAST_DAYS || now.length !== before.length) return null;
  const [mine, theirs] = [mean(now), mean(before)];
  if (theirs === 0 || mine === 0) return null;
  const share = (mine - theirs) / theirs;
  const deviation = Math.sqrt((variance(now) + variance(before)) / now.length);
  return Math.abs(share) >= LEAST_SHARE && Math.abs(mine - theirs) > USUAL * deviation ? share : null;
}

type ChartName = 'value' | 'orders' | 'volume' | 'customers';

const NAMES: readonly ChartName[] = ['value', 'orders', 'volume', 'customers'];
const KEEP = { placeholderData: <Data,>(before: Data | undefined) => before, retry: false } as const;

/** Loads the four charts and merges them into one card's figures; one that cannot be loaded is left out. */
function useCharts({ query }: Pick<DashboardChoices, 'query'>) {
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
  const pick = (of: (chart: DashboardChart) => number | null) => {
    const figures: Record<ChartName, number | null> = { value: 0, orders: 0, volume: 0, customers: 0 };
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
      ...pick(({ series }) => series[index]?.now ?? null),
      before: pick(({ series }) => series[index]?.before ?? null),
    })),
  };
}
