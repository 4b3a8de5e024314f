import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type PageConfig, readPageConfig } from '../authProvider/pageConfig';
import { offeredLocales } from '../i18n/locale';
import { showMode } from '../theme/storedMode';
import { pageLocale } from './locale';
import { preloadConsole } from './preloadConsole';
import { SignInPage } from './SignInPage';
import '../theme/base.css';

/** `preload`: the files of the console that the server would have fetched ahead. */
const config: PageConfig & { preload?: string[] } = readPageConfig();
const locale = pageLocale(offeredLocales(config.locales));

showMode();
document.documentElement.lang = locale;
// Brought back by the browser's back button after signing in, the page would stand at 'Membuka…' for ever.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SignInPage helpdeskEmail={config.helpdesk_email} locale={locale} />
  </StrictMode>,
);
preloadConsole(config.preload ?? [], config.nonce);
