import { TrendingDown, TrendingUp } from 'lucide-react';
import { LinkBase } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { Figure } from '../../../contract/dashboard/dashboardFigures';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { percent } from '../../ui/chart/ChangeMark';
import type { Measure, MeasuredPeriod } from '../../ui/chart/Measure';
import { ordersPath } from './ordersPath';
import { unusualChange } from './unusualChange';
import type { ChartName } from './useCharts';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';
import './unusualChanges.css';

interface UnusualChangesProps {
  figures: MeasuredPeriod<ChartName>;
  measures: readonly Measure<ChartName>[];
  choices: DashboardChoices;
}

/** Leaves out today, which is incomplete and would always compare as less than a whole day. */
const wholeDays = ({ series }: MeasuredPeriod<ChartName>) =>
  series.filter(({ start_date }) => start_date < jakartaDay());

/** Unusual changes, one sentence each: how much, where most of it happened, and the orders behind it. Renders nothing if all is usual. */
export const UnusualChanges = ({ figures, measures, choices }: UnusualChangesProps) => {
  const t = useDashboardText();
  const days = wholeDays(figures);
  const changes = measures.flatMap(measure => {
    const share = unusualChange({
      now: days.map(day => day[measure.name]),
      before: days.map(day => day.before[measure.name]),
    });
    return share === null ? [] : [{ measure, share }];
  });
  const place = useGreatestMove(choices, changes[0]?.share);
  if (changes.length === 0) return null;
  return (
    <section className="unusual" aria-label={t('unusual.title')}>
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
  const by = ({ now, before }: Figure) => (now - before) * Math.sign(share ?? 0);
  const [most] = (data?.list ?? []).toSorted((a, b) => by(b.value) - by(a.value));
  return most && by(most.value) > 0 ? { ...most, by: most.value.now - most.value.before } : null;
}
