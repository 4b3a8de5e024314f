import { CssBaseline } from '@mui/material';
import { CoreAdminUI, CustomRoutes, type I18nProvider, Resource, type Store } from 'ra-core';
import { AdminContext, Notification } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { APP_TITLE } from '../contract/constants';
import { AccessQueryClient } from './authProvider/AccessQueryClient';
import { createAuthProvider } from './authProvider/createAuthProvider';
import { createDataProvider } from './dataProvider/createDataProvider';
import { EnglishFailure } from './i18n/EnglishFailure';
import { ErrorPage } from './layout/ErrorPage';
import { NotFoundPage } from './layout/NotFoundPage';
import { SessionExpiredDialog } from './layout/SessionExpiredDialog';
import { PageFrame } from './PageFrame';
import { resources } from './resources';
import { can, slugsOfAction } from './catalogue/access';
import { Guard } from './layout/Guard';
import { pages } from './resources/pages';
import { translator } from './catalogue/translator';
import { createRouterProvider } from './routing/createRouterProvider';
import { darkTheme, lightTheme } from './theme/theme';

const queryClient = new AccessQueryClient(can);
const authProvider = createAuthProvider(can);
const routerProvider = createRouterProvider(translator);
const dataProvider = createDataProvider(resources, {
  onPartlyDone: resource => queryClient.invalidateQueries({ queryKey: [resource] }),
});

const ToDashboard = () => <Navigate to="/dashboard" replace />;

/** The console: react-admin with every declared resource and page. */
export const App = ({ i18nProvider, store }: { i18nProvider: I18nProvider; store: Store }) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    routerProvider={routerProvider}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline enableColorScheme />
    <CoreAdminUI
      catchAll={NotFoundPage}
      dashboard={ToDashboard}
      disableTelemetry
      error={({ error, resetErrorBoundary }) => (
        <ErrorPage error={error} resetErrorBoundary={() => resetErrorBoundary(undefined)} />
      )}
      layout={PageFrame}
      requireAuth
      title={APP_TITLE}
    >
      {resources.map(resource => {
        const { list, create, edit, show } = resource.views;
        return (
          <Resource
            key={resource.name}
            name={resource.name}
            list={list}
            create={create}
            edit={edit}
            show={show}
            icon={resource.icon}
            recordRepresentation={resource.recordRepresentation}
          >
            {Object.keys(resource.pages ?? {}).map(action => {
              const View = resource.views[action]!;
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
      })}
      <CustomRoutes>
        {pages.map(({ name, path, slugs, View }) => (
          <Route
            key={name}
            path={path}
            element={
              <Guard slugs={slugs}>
                <View />
              </Guard>
            }
          />
        ))}
      </CustomRoutes>
    </CoreAdminUI>
    <Notification />
    <EnglishFailure />
    <SessionExpiredDialog />
  </AdminContext>
);
