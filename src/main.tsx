import './zodWithoutEval';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { readPageConfig } from './browser/pageConfig';
import { consoleStore } from './consoleStore';
import { createI18nProvider } from './i18n/createI18nProvider';
import { offeredLocales, startLocale } from './i18n/locale';
import { ownMessages } from './catalogue/messages';
import { preloadPage } from './catalogue/preloadView';
import { reloadOnFailedChunk } from './browser/reloadOnFailedChunk';
import { showMode } from './theme/storedMode';
import './theme/base.css';

const { locales: fromServer, nonce } = readPageConfig();
const locales = offeredLocales(fromServer);

showMode();
reloadOnFailedChunk();
preloadPage(location.pathname);

const store = consoleStore();
const cache = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });

// Not awaited at the top: Rolldown optimises no chunks where a module is (English would come in a file for each resource).
createI18nProvider(startLocale(locales), locales, ownMessages, store).then(i18nProvider => {
  document.documentElement.lang = i18nProvider.getLocale();
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} store={store} /> }]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>,
  );
});
