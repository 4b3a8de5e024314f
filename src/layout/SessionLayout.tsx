import type { ReactNode } from 'react';
import { usePageMeta } from '../catalogue/PageMeta';
import { DateRangeBar } from '../ui/dateRange/DateRangeBar';
import { BlankLayout } from './BlankLayout';
import { Shell } from './Shell';
import { TopTools } from './TopTools';

// Made once, so that it is not rendered with each page.
const tools = <TopTools />;

/**
 * The layout that the present page declares: `default` (the shell), `dashboard` (the shell with the range of dates above the content)
 * or `blank`. One component, so that going from one to another keeps the shell standing.
 */
export const SessionLayout = ({ children }: { children: ReactNode }) => {
  const { layout } = usePageMeta();
  if (layout === 'blank') return <BlankLayout>{children}</BlankLayout>;
  return (
    <Shell tools={tools} head={layout === 'dashboard' && <DateRangeBar />}>
      {children}
    </Shell>
  );
};
