import { LucideProvider } from 'lucide-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readClock } from '../../contract/core/now';
import { type PageConfig, readPageConfig } from '../browser/pageConfig';
import { refuseMarkup } from '../browser/trustedTypes';
import { offeredLocales } from '../i18n/locale';
import { ICON_STROKE } from '../theme/iconStroke';
import { showMode } from '../theme/storedMode';
import { pageLocale } from './locale';
import { indonesian, loadEnglish, type PageMessages } from './pageMessages';
import { preloadConsole } from './preloadConsole';
import { SignInPage } from './SignInPage';
import '../theme/base.css';

/** `preload`: the console's files to prefetch. */
const config: PageConfig & { preload?: string[] } = readPageConfig();

readClock(performance.now())(config.server_time);
showMode();
refuseMarkup();
// when restored by the back button after signing in, the page would show 'Membuka…' forever
addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});

function show(messages: PageMessages) {
  document.documentElement.lang = messages.locale;
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <LucideProvider strokeWidth={ICON_STROKE}>
        <SignInPage helpdeskEmail={config.helpdesk_email} messages={messages} />
      </LucideProvider>
    </StrictMode>,
  );
  preloadConsole(config.preload ?? [], config.nonce);
}

if (pageLocale(offeredLocales(config.locales)) === 'en') loadEnglish().then(show);
else show(indonesian);
