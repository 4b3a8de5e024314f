import { LucideProvider } from 'lucide-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readClock } from '../contract/core/now';
import { App } from './app/App';
import { consoleMessages } from './app/consoleMessages';
import { consoleStore } from './app/consoleStore';
import { createProviders } from './app/createProviders';
import { defaultViews } from './app/defaultViews';
import { detailLoaders } from './app/detailLoaders';
import { fetchFirstPage } from './app/fetchFirstPage';
import { loadViewMessages } from './app/loadViewMessages';
import { translateErrors } from './app/translateErrors';
import { ignoreComposingKeys } from './browser/ignoreComposingKeys';
import { interpretSchemas } from './browser/interpretSchemas';
import { readPageConfig } from './browser/pageConfig';
import { reloadOnFailedChunk } from './browser/reloadOnFailedChunk';
import { removeFrame } from './browser/removeFrame';
import { refuseMarkup } from './browser/trustedTypes';
import { createCatalogue } from './catalogue/createCatalogue';
import { setErrorTranslator } from './dataProvider/errorText';
import { createI18nProvider } from './i18n/createI18nProvider';
import { offeredLocales, startLocale } from './i18n/locale';
import { resources } from './resources';
import { pages } from './resources/pages';
import { ICON_STROKE } from './theme/iconStroke';
import { showMode } from './theme/storedMode';
import './theme/base.css';

const { locales: fromServer, server_time } = readPageConfig();
readClock(performance.now())(server_time);
const locales = offeredLocales(fromServer);

showMode();
refuseMarkup();
interpretSchemas();
reloadOnFailedChunk();
ignoreComposingKeys();

const catalogue = createCatalogue(resources, pages, {
  defaultViews,
  viewMessages: loadViewMessages,
  details: detailLoaders,
  prepareForm: async input => (await import('./ui/form/fieldRules')).fieldRules(input),
});
/** How long the first paint waits for the page's code and rows (ms): enough for either if both are delivered with the page. */
const PATIENCE_MS = 150;

const { texts, view } = catalogue.preloadPage(location.pathname);

const providers = createProviders(catalogue);
const store = consoleStore();
const rows = fetchFirstPage(catalogue, providers, store, location);
const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS));

// Not a top-level await: with one, Rolldown does not optimise chunks (English would be split into a file per resource).
Promise.all([texts, Promise.race([late, Promise.all([view, rows])])]).then(start);

async function start() {
  const i18nProvider = await createI18nProvider(startLocale(locales), locales, consoleMessages(catalogue), store);
  setErrorTranslator(translateErrors(i18nProvider));
  document.documentElement.lang = i18nProvider.getLocale();
  const app = <App catalogue={catalogue} providers={providers} i18nProvider={i18nProvider} store={store} />;
  const router = createBrowserRouter([{ path: '*', element: app }]);
  const root = document.getElementById('root') as HTMLElement;
  removeFrame(root);
  createRoot(root).render(
    <StrictMode>
      <LucideProvider strokeWidth={ICON_STROKE}>
        <RouterProvider router={router} />
      </LucideProvider>
    </StrictMode>,
  );
}
