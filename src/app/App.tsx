import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, Resource, type Store } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { APP_TITLE } from '../../contract/constants';
import { PasswordGate } from '../account/LazyPasswordGate';
import { SessionGate } from '../account/SessionGate';
import { currentSession, onSessionChange } from '../authProvider/session';
import { watchExpiry } from '../authProvider/watchExpiry';
import { slugsOfAction } from '../catalogue/access';
import { CatalogueProvider, useCatalogue } from '../catalogue/CatalogueContext';
import type { Catalogue } from '../catalogue/createCatalogue';
import { PageMetaProvider } from '../catalogue/PageMeta';
import { usePreloadSiblings } from '../catalogue/usePreloadSiblings';
import { useRouteMeta } from '../catalogue/useRouteMeta';
import { EnglishFailure } from '../i18n/EnglishFailure';
import { ErrorPage } from '../layout/ErrorPage';
import { Guard } from '../layout/Guard';
import { Pending } from '../layout/ProgressBar';
import { RouteGate } from '../layout/RouteGate';
import { SessionExpiredDialog } from '../layout/SessionExpiredDialog';
import { SessionLayout } from '../layout/SessionLayout';
import { Toast } from '../layout/Toast';
import { ViewFallback } from '../routing/lazyView';
import { lazyPart } from '../ui/lazy/lazyPart';
import { NotFoundPage } from '../ui/states/NotFoundPage';
import { TableSkeleton } from '../ui/states/TableSkeleton';
import type { createProviders } from './createProviders';

interface AppProps {
  catalogue: Catalogue;
  providers: ReturnType<typeof createProviders>;
  i18nProvider: I18nProvider;
  store: Store;
}

/** The console: react-admin with every resource and page of the catalogue. */
export const App = ({ catalogue, providers, i18nProvider, store }: AppProps) => {
  const session = useSyncExternalStore(onSessionChange, currentSession);
  // new objects rerender whatever shows or hides something by the user's permissions
  const contexts = useMemo(
    () => session && { authProvider: { ...providers.authProvider }, i18nProvider: { ...i18nProvider } },
    [session, providers, i18nProvider],
  );
  return (
    <CatalogueProvider value={catalogue}>
      <CoreAdminContext {...providers} i18nProvider={i18nProvider} {...contexts} store={store}>
        <CoreAdminUI
          catchAll={Lost}
          dashboard={ToDashboard}
          disableTelemetry
          error={({ error, resetErrorBoundary }) => (
            <ErrorPage error={error} resetErrorBoundary={() => resetErrorBoundary(undefined)} />
          )}
          layout={PageFrame}
          loading={SessionLoading}
          requireAuth
          title={APP_TITLE}
        >
          {catalogue.resources.map(resourceElement)}
          <CustomRoutes>
            {catalogue.listsWithoutId.map(({ path, list }) => (
              <Route key={path} path={path} caseSensitive element={<Navigate to={list} replace />} />
            ))}
            {catalogue.pages.map(({ name, path, slugs, view: View }) => (
              <Route
                key={name}
                path={path}
                caseSensitive
                element={
                  <Guard slugs={slugs}>
                    <View />
                  </Guard>
                }
              />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
        <Toast />
        <EnglishFailure />
        <SessionExpiredDialog />
      </CoreAdminContext>
    </CatalogueProvider>
  );
};

const Lost = () => <NotFoundPage />;

const ToDashboard = () => <Navigate to="/dashboard" replace />;

/** A function, not a component: react-admin reads the props of its `<Resource>` children without rendering them. */
const resourceElement = (resource: Catalogue['resources'][number]) => {
  const { name, icon, pages = {}, recordRepresentation, views } = resource;
  return (
    <Resource
      key={name}
      name={name}
      list={views.list}
      create={views.create}
      edit={views.edit}
      show={views.show}
      icon={icon}
      recordRepresentation={recordRepresentation}
    >
      {Object.keys(pages).map(action => {
        const View = views[action]!;
        return (
          <Route
            key={action}
            path={`:id/${action}`}
            element={
              <Guard slugs={slugsOfAction(resource, action)}>
                <View />
              </Guard>
            }
          />
        );
      })}
    </Resource>
  );
};

/** Placeholder while a view's code loads, matching the frame that the server renders. */
const ViewSkeleton = () => {
  const { translator } = useCatalogue();
  return (
    <>
      <Pending />
      <TableSkeleton tools={translator.matchProduct(window.location.pathname)?.action === 'list'} />
    </>
  );
};

const SessionLoading = lazyPart(async () => (await import('../layout/SessionLoading')).SessionLoading);

const SeeAsBanner = lazyPart(async () => (await import('../account/SeeAsBanner')).SeeAsBanner);

const viewFallback = <ViewSkeleton />;

/** Layout of every authenticated page: provides the page's metadata and watches for session expiry. */
const PageFrame = ({ children }: { children: ReactNode }) => {
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
