import { LinkBase, useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { MeasuredCard } from '../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../ui/chart/MeasuredSkeleton';
import { Failed } from '../../ui/states/Failed';
import { ordersPath } from './ordersPath';
import { UnusualChanges } from './UnusualChanges';
import { useCharts } from './useCharts';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';

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
