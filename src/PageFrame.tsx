import { type ReactNode, useEffect } from 'react';
import { PasswordGate } from './account/LazyPasswordGate';
import { SessionGate } from './account/SessionGate';
import { currentSession } from './authProvider/session';
import { watchExpiry } from './authProvider/watchExpiry';
import { lazyPart } from './ui/lazyPart';
import { PageMetaProvider } from './catalogue/PageMeta';
import { Pending } from './layout/ProgressBar';
import { SessionLayout } from './layout/SessionLayout';
import { RouteGate } from './layout/RouteGate';
import { usePreloadSiblings } from './catalogue/usePreloadSiblings';
import { useRouteMeta } from './catalogue/useRouteMeta';
import { ViewFallback } from './routing/lazyView';
import { TableSkeleton } from './ui/states/TableSkeleton';

const SeeAsBanner = lazyPart(async () => (await import('./account/SeeAsBanner')).SeeAsBanner);

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
        {currentSession()?.user.see_as && <SeeAsBanner />}
        <PasswordGate />
      </ViewFallback.Provider>
    </PageMetaProvider>
  );
};
