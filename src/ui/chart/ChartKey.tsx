import type { ReactNode } from 'react';
import './chartKey.css';

/** A legend entry of a chart: bars, the dashed line of the previous period, or a tick. */
export const ChartKey = ({ of, children }: { of: 'now' | 'before' | 'tick'; children: ReactNode }) => (
  <span className="chart-key muted" data-of={of}>
    {children}
  </span>
);
