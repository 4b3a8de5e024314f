import { type ReactNode, useEffect } from 'react';
import { PasswordGate } from './account/LazyPasswordGate';
import { SeeAsBanner } from './account/SeeAsBanner';
import { SessionGate } from './account/SessionGate';
import { watchExpiry } from './authProvider/watchExpiry';
import { PageMetaProvider } from './layout/PageMeta';
import { Pending } from './layout/ProgressBar';
import { SessionLayout } from './layout/SessionLayout';
import { RouteGate } from './resources/RouteGate';
import { usePreloadSiblings } from './resources/usePreloadSiblings';
import { useRouteMeta } from './resources/useRouteMeta';
import { ViewFallback } from './routing/lazyView';
import { TableSkeleton } from './ui/states/TableSkeleton';

const viewFallback = (
  <>
    <Pending />
    <TableSkeleton />
  </>
);

/** What stands around every page of a session: the layout, told of the page by its declaration, and the watch over the session. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  useEffect(watchExpiry, []);
  usePreloadSiblings();
  return (
    <PageMetaProvider value={useRouteMeta()}>
      <ViewFallback.Provider value={viewFallback}>
        <SessionLayout>
          <SessionGate>
            <RouteGate>{children}</RouteGate>
          </SessionGate>
        </SessionLayout>
        <SeeAsBanner />
        <PasswordGate />
      </ViewFallback.Provider>
    </PageMetaProvider>
  );
};
