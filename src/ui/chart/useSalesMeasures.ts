import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { SalesFigures } from '../../../contract/transaction/sales';
import type { Measure, MeasuredPeriod } from './Measure';

type Name = keyof SalesFigures;

const units: Readonly<Record<Exclude<Name, 'value'>, { isWhole?: boolean }>> = {
  orders: { isWhole: true },
  quantity: { isWhole: true },
  volume_liter: {},
  volume_kg: {},
};

/** Returns the measures of sales: value, orders, goods, and volumes in the units in which something was sold. */
export function useSalesMeasures({
  totals,
  totals_before,
}: Pick<MeasuredPeriod<Name>, 'totals' | 'totals_before'>): readonly [Measure<Name>, ...Measure<Name>[]] {
  const translate = useTranslate();
  // memoised, so that the chart is not redrawn for the same figures
  return useMemo(() => {
    const t = (key: string) => translate(`app.chart.${key}`);
    const others = Object.entries(units) as [Exclude<Name, 'value'>, { isWhole?: boolean }][];
    return [
      { name: 'value', label: t('measure.value'), short: t('short.value') },
      ...others
        .filter(([name]) => !name.startsWith('volume') || totals[name] || totals_before[name])
        .map(([name, { isWhole = false }]) => ({
          name,
          label: t(`measure.${name}`),
          short: t(`short.${name}`),
          unit: t(`unit.${name}`),
          isWhole,
        })),
    ];
  }, [translate, totals, totals_before]);
}
