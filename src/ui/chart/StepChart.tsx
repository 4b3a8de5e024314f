import { useLocaleState, useTranslate } from 'ra-core';
import { type CSSProperties, type Key, memo } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { addDays } from '../../../contract/core/days';
import { type Days, lengthOf, type SalesStep } from '../../../contract/transaction/salesPeriod';
import { formatNumber } from '../../i18n/numbers';
import { appColor } from '../../theme/appColor';
import { daysText } from '../controls/period';
import { ChangeMark } from './ChangeMark';
import { ChartKey } from './ChartKey';
import { type Measure, type MeasuredPeriod, moneyScale, writeMeasure } from './Measure';
import { axisWidth, stepMark, stepText } from './stepText';
import { ticksOf } from './ticksOf';
import './stepChart.css';
import './stepTooltip.css';

interface StepChartProps<Name extends string> {
  figures: MeasuredPeriod<Name>;
  step: SalesStep;
  measure: Measure<Name>;
  /** Colour of the bars; the accent by default. */
  color?: string;
}

interface DotProps {
  key?: Key | null | undefined;
  cx?: number;
  cy?: number;
}

/** A single step has no line: a dash across its bar says what it is compared with. */
const OnlyDot = ({ cx = 0, cy = 0 }: DotProps) => (
  <line
    x1={cx - 40}
    x2={cx + 40}
    y1={cy}
    y2={cy}
    stroke={appColor('app-muted')}
    strokeWidth={1.5}
    strokeDasharray="4 4"
  />
);

const HEIGHT = 264;
const mark = { fill: appColor('app-muted'), fontSize: 12 };

const Chart = <Name extends string>({ figures, step, measure, color }: StepChartProps<Name>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`app.chart.${key}`, args);
  const { name, label, isWhole = false } = measure;
  const { series, totals_before, before } = figures;
  const all = series.flatMap(each => [each[name] ?? 0, each.before[name] ?? 0]);
  const [least, most] = [Math.min(0, ...all), Math.max(...all)];
  const { unit, by } = measure.unit === undefined ? moneyScale(Math.max(most, -least)) : { unit: null, by: 1 };
  const scaled = (value: number | null) => (value === null ? null : value / by);
  const ticks = ticksOf(most / by, isWhole, least / by);
  const rows = series.map(each => ({
    mark: stepMark(each, step, series.length, locale),
    now: scaled(each[name]),
    before: scaled(each.before[name]),
    step: { start_date: each.start_date, end_date: each.end_date, now: each[name], before: each.before[name] },
  }));
  const compares = Boolean(totals_before[name]);
  const period = daysText(figures, locale);
  const fill = color ?? appColor('app-accent');
  return (
    <figure className="step-chart" style={{ '--chart-color': fill } as CSSProperties}>
      <figcaption className="row wrap muted">
        {t(`per.${step}`, { unit: unit ? t(`unit.${unit}`) : measure.unit })}
        <ChartKey of="now">{period}</ChartKey>
        {compares && <ChartKey of="before">{daysText(before, locale)}</ChartKey>}
      </figcaption>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart
          data={rows}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          title={t('title', { measure: label, period })}
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
            width={axisWidth(ticks.map(tick => formatNumber(tick)))}
            domain={[ticks[0]!, ticks.at(-1)!]}
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
              const row = payload?.[0]?.payload as (typeof rows)[number] | undefined;
              return active && row ? (
                <StepTooltip step={row.step} period={figures} write={value => writeMeasure(measure, value)} />
              ) : null;
            }}
          />
          <Bar dataKey="now" fill={fill} radius={[3, 3, 0, 0]} maxBarSize={40} isAnimationActive={false} />
          {compares && (
            <Line
              dataKey="before"
              stroke={appColor('app-muted')}
              strokeWidth={1.5}
              strokeDasharray="4 4"
              dot={rows.length === 1 && ((place: DotProps) => <OnlyDot key={place.key} {...place} />)}
              activeDot={{ r: 4, fill: appColor('app-card'), stroke: appColor('app-muted'), strokeWidth: 1.5 }}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
};

/**
 * A measure by step as bars from zero, with the previous period as a thin dashed line. Redrawn only for new figures, as that takes longer
 * than rendering a page of the rows below it, whose pages turn independently.
 */
export const StepChart = memo(Chart) as typeof Chart;

interface StepTooltipProps {
  step: Days & { now: number | null; before: number | null };
  period: Days;
  write: (value: number | null) => string;
}

/** A tooltip with the exact figure of a step and the one a period earlier. */
const StepTooltip = ({ step, period, write }: StepTooltipProps) => {
  const [locale] = useLocaleState();
  const earlier = -lengthOf(period);
  const before = { start_date: addDays(step.start_date, earlier), end_date: addDays(step.end_date, earlier) };
  return (
    <div className="chart-tip figures">
      <b>{stepText(step, locale)}</b>
      <p>
        <span className="chart-tip-now">{write(step.now)}</span> <ChangeMark now={step.now} before={step.before} />
      </p>
      <p>
        {write(step.before)} <small>{daysText(before, locale)}</small>
      </p>
    </div>
  );
};
