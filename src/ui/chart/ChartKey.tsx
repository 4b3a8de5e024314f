import type { ReactNode } from 'react';
import './chartKey.css';

/** What a mark of a chart stands for: bars, the dashed line of the period before, or a tick. */
export const ChartKey = ({ of, children }: { of: 'now' | 'before' | 'tick'; children: ReactNode }) => (
  <span className="chart-key" data-of={of}>
    {children}
  </span>
);
