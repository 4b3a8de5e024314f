import type { ReactNode } from 'react';
import { usePageMeta } from '../catalogue/PageMeta';
import { DateRangeBar } from '../ui/dateRange/DateRangeBar';
import { BlankLayout } from './BlankLayout';
import { Shell } from './Shell';
import { TopTools } from './TopTools';

// constant, so that they do not rerender with every page
const tools = <TopTools />;
const range = <DateRangeBar />;

/**
 * Renders the layout that the page declares: `default` (the shell), `dashboard` (the shell with the date range above the content) or
 * `blank`. A single component, so that the shell stays mounted between pages.
 */
export const SessionLayout = ({ children }: { children: ReactNode }) => {
  const { layout } = usePageMeta();
  if (layout === 'blank') return <BlankLayout>{children}</BlankLayout>;
  return (
    <Shell tools={tools} head={layout === 'dashboard' && range}>
      {children}
    </Shell>
  );
};
