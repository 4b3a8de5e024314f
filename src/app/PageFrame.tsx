import { type ReactNode, useEffect } from 'react';
import { PasswordGate } from '../account/LazyPasswordGate';
import { SessionGate } from '../account/SessionGate';
import { currentSession } from '../authProvider/session';
import { watchExpiry } from '../authProvider/watchExpiry';
import { PageMetaProvider } from '../catalogue/PageMeta';
import { usePreloadSiblings } from '../catalogue/usePreloadSiblings';
import { useRouteMeta } from '../catalogue/useRouteMeta';
import { RouteGate } from '../layout/RouteGate';
import { SessionLayout } from '../layout/SessionLayout';
import { ViewFallback } from '../routing/lazyView';
import { lazyPart } from '../ui/lazyPart';
import { ViewSkeleton } from './ViewSkeleton';

const SeeAsBanner = lazyPart(async () => (await import('../account/SeeAsBanner')).SeeAsBanner);

const viewFallback = <ViewSkeleton />;

/** Layout of every authenticated page: provides the page's metadata and watches for session expiry. */
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
