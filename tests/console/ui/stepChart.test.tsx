import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SalesFigures } from '../../../contract/transaction/sales';
import type { MeasuredPeriod } from '../../../src/ui/chart/Measure';
import { MeasuredCard } from '../../../src/ui/chart/MeasuredCard';
import { ticksOf } from '../../../src/ui/chart/ticksOf';
import { useSalesMeasures } from '../../../src/ui/chart/useSalesMeasures';

// called once each time the chart is drawn
jest.mock('../../../src/ui/chart/ticksOf', () => ({ ticksOf: jest.fn(() => [0, 1]) }));

const figures = (value: number): SalesFigures => ({ value, orders: 2, quantity: 3, volume_liter: 0, volume_kg: 0 });
const days = { start_date: '2026-11-01', end_date: '2026-11-01' };
const chartOf = (value: number): MeasuredPeriod<keyof SalesFigures> => ({
  ...days,
  before: { start_date: '2026-10-31', end_date: '2026-10-31' },
  totals: figures(value),
  totals_before: figures(1),
  series: [{ ...days, ...figures(value), before: figures(1) }],
});

const Sales = ({ chart }: { chart: ReturnType<typeof chartOf> }) => (
  <MeasuredCard
    title="Penjualan"
    figures={chart}
    step="day"
    measures={useSalesMeasures(chart)}
    empty={{ title: '', text: '' }}
  />
);

test('a sales chart is redrawn for other figures or another measure, but not when these stay the same', async () => {
  const drawn = ticksOf as jest.Mock;
  const chart = chartOf(5);
  const { rerender } = render(<Sales chart={chart} />);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  const once = drawn.mock.calls.length;
  rerender(<Sales chart={chart} />);
  expect(drawn).toHaveBeenCalledTimes(once);
  rerender(<Sales chart={chartOf(7)} />);
  const again = drawn.mock.calls.length;
  expect(again).toBeGreaterThan(once);
  fireEvent.click(screen.getByRole('button', { name: /orders/ }));
  expect(drawn.mock.calls.length).toBeGreaterThan(again);
});
