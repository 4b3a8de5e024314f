import { render } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactElement } from 'react';
import { AdminContext, type AuthProvider, memoryStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CatalogueProvider } from '../../../src/catalogue/CatalogueContext';
import { id } from '../../../src/i18n/id';
import { merge } from '../../../src/i18n/merge';
import { darkTheme, lightTheme } from '../../../src/theme/theme';
import { appCatalogue, appMessages } from './appCatalogue';

interface Who {
  name?: string;
  role?: string | null;
}

/** Renders a part of the shell at a path, with its messages, the themes and someone signed in. */
export function renderLayout(
  element: ReactElement,
  { at = '/banner', name = 'Ratna Puspitasari', role = 'Super Admin' }: Who & { at?: string } = {},
) {
  window.history.replaceState(null, '', at);
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => [],
    getIdentity: async () => ({ id: '1', fullName: name, role }),
  };
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <AdminContext
          authProvider={authProvider}
          i18nProvider={polyglotI18nProvider(() => merge(id, appMessages.id()) as never, 'id', [], {
            allowMissing: true,
            onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
          })}
          store={memoryStore()}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
        >
          <CatalogueProvider value={appCatalogue}>{element}</CatalogueProvider>
        </AdminContext>
      ),
    },
  ]);
  return { router, ...render(<RouterProvider router={router} useTransitions={false} />) };
}

/** Sets the screen width in pixels, as media queries see it. */
export function setWidth(width: number) {
  window.innerWidth = width;
  window.matchMedia = (query: string) => {
    const max = /max-width: *([\d.]+)px/.exec(query)?.[1];
    const min = /min-width: *([\d.]+)px/.exec(query)?.[1];
    const matches =
      (max !== undefined || min !== undefined) && width <= Number(max ?? Infinity) && width >= Number(min ?? 0);
    return { matches, media: query, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  };
}
