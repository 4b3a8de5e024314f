import { useLocaleState, useTranslate } from 'ra-core';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Sales } from '../../../contract/transaction/sales';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { formatNumber } from '../../i18n/numbers';
import { appColor } from '../../theme/tokens';
import { type Measure, scaleOf } from './measures';
import { StepTip } from './StepTip';
import { daysText, stepMark } from './stepText';
import { ticksOf } from './ticksOf';
import './salesChart.css';

interface SalesChartProps {
  sales: Sales;
  step: SalesStep;
  measure: Measure;
}

const HEIGHT = 264;
const mark = { fill: appColor('app-muted'), fontSize: 12 };

/** A measure step by step as bars from zero, and the period before as a thin dashed line. */
export const SalesChart = ({ sales, step, measure }: SalesChartProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.transaction.sales.${key}`, args);
  const { series } = sales;
  const most = Math.max(...series.flatMap(each => [each[measure], each.before[measure]]));
  const { unit, by } = scaleOf(measure, most);
  const ticks = ticksOf(most / by, measure === 'orders' || measure === 'quantity');
  const rows = series.map(each => ({
    mark: stepMark(each, step, series.length, locale),
    now: each[measure] / by,
    before: each.before[measure] / by,
    sale: each,
  }));
  const compares = sales.totals_before.orders > 0;
  const period = daysText(sales, locale);
  return (
    <figure className="sales-chart">
      <figcaption>
        {t(`per.${step}`, { unit: t(`unit.${unit}`) })}
        <span className="chart-key chart-key-now">{period}</span>
        {compares && <span className="chart-key chart-key-before">{daysText(sales.before, locale)}</span>}
      </figcaption>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart
          data={rows}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          title={t('chart', { measure: translate(`resources.transaction.fields.${measure}`), period })}
        >
          <CartesianGrid vertical={false} stroke={appColor('app-line')} />
          <XAxis
            dataKey="mark"
            tick={mark}
            tickLine={false}
            tickMargin={8}
            axisLine={{ stroke: appColor('app-line-strong') }}
            interval="equidistantPreserveStart"
            minTickGap={8}
          />
          <YAxis
            width="auto"
            domain={[0, ticks.at(-1)!]}
            ticks={ticks}
            tick={mark}
            tickLine={false}
            axisLine={false}
            tickFormatter={formatNumber}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: appColor('app-hover') }}
            content={({ active, payload }) => {
              const sale = (payload?.[0]?.payload as (typeof rows)[number] | undefined)?.sale;
              return active && sale ? <StepTip sale={sale} sales={sales} measure={measure} /> : null;
            }}
          />
          <Bar
            dataKey="now"
            fill={appColor('app-accent')}
            radius={[3, 3, 0, 0]}
            maxBarSize={40}
            isAnimationActive={false}
          />
          {compares && (
            <Line
              dataKey="before"
              stroke={appColor('app-muted')}
              strokeWidth={1.5}
              strokeDasharray="4 4"
              dot={rows.length === 1}
              activeDot={{ r: 4, fill: appColor('app-card'), stroke: appColor('app-muted'), strokeWidth: 1.5 }}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
};
