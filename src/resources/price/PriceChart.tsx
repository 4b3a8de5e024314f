import { useLocaleState } from 'ra-core';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { now } from '../../../contract/core/now';
import type { Price } from '../../../contract/price/priceRecord';
import { formatDate } from '../../i18n/dates';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { appColor } from '../../theme/appColor';
import { axisWidth } from '../../ui/chart/stepText';
import { usePrices } from './usePrices';
import './priceChart.css';

interface Point {
  /** In milliseconds. */
  at: number;
  amount: number;
  ceiling: number | null;
}

const HEIGHT = 240;
const mark = { fill: appColor('app-muted'), fontSize: 12 };
/** How far the chart extends past the last change if that is in the future (ms). */
const AFTER_MS = 14 * 86_400_000;

/** Returns points from the oldest price on; the last is extended to now, or past an upcoming change. */
function pointsOf(history: readonly Price[], now: number): Point[] {
  const points = history
    .map(({ valid_from, amount, ceiling }) => ({ at: Date.parse(valid_from), amount, ceiling }))
    .reverse();
  const last = points.at(-1);
  return last ? [...points, { ...last, at: Math.max(now, last.at + AFTER_MS) }] : [];
}

/** Price history of a product in an area as a step line, with its ceiling. The table below shows the same data. */
export const PriceChart = ({ history }: { history: readonly Price[] }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const points = pointsOf(history, now());
  const amounts = points.flatMap(({ amount, ceiling }) => (ceiling === null ? [amount] : [amount, ceiling]));
  // the topmost tick may have one more digit than the highest value
  const width = axisWidth([formatNumber(2 * Math.max(0, ...amounts))]);
  const hasCeiling = points.some(({ ceiling }) => ceiling !== null);
  const { product_name = '', area = '', sale_unit = '' } = history[0] ?? {};
  const stepped = { type: 'stepAfter', dot: false, isAnimationActive: false } as const;
  return (
    <figure className="price-chart field-wide">
      <figcaption className="hint">
        {t('chart.unit', { unit: sale_unit })}
        <span data-line="price">{t('fields.amount')}</span>
        {hasCeiling && <span data-line="ceiling">{t('fields.ceiling')}</span>}
      </figcaption>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <LineChart
          data={points}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          title={t('chart.title', { product: product_name, area })}
        >
          <CartesianGrid vertical={false} stroke={appColor('app-line')} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(at: number) => formatDate(new Date(at).toISOString(), 'day', locale)}
            tick={mark}
            tickLine={false}
            tickMargin={8}
            minTickGap={32}
            axisLine={{ stroke: appColor('app-line-strong') }}
          />
          <YAxis
            width={width}
            domain={['auto', 'auto']}
            padding={{ top: 8, bottom: 8 }}
            tickFormatter={formatNumber}
            tick={mark}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: appColor('app-line-strong') }}
            content={({ active, payload }) => {
              const point = payload?.[0]?.payload as Point | undefined;
              return active && point ? <PointTip point={point} /> : null;
            }}
          />
          {hasCeiling && (
            <Line
              {...stepped}
              dataKey="ceiling"
              stroke={appColor('app-red')}
              strokeWidth={1.5}
              strokeDasharray="4 4"
              activeDot={false}
            />
          )}
          <Line {...stepped} dataKey="amount" stroke={appColor('app-accent')} strokeWidth={2} activeDot={{ r: 4 }} />
        </LineChart>
      </ResponsiveContainer>
    </figure>
  );
};

const PointTip = ({ point: { at, amount, ceiling } }: { point: Point }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  return (
    <div className="price-tip">
      <p>{formatDate(new Date(at).toISOString(), 'moment', locale)}</p>
      <b>{formatMoney(amount)}</b>
      {ceiling !== null && <p>{t('table.ceiling', { amount: formatMoney(ceiling) })}</p>}
    </div>
  );
};
