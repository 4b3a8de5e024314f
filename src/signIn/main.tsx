import { LucideProvider } from 'lucide-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PREFETCH_IDLE_TIMEOUT_MS } from '../../contract/constants';
import { readClock } from '../../contract/core/now';
import { type PageConfig, readPageConfig } from '../browser/pageConfig';
import { refuseMarkup } from '../browser/trustedTypes';
import { offeredLocales } from '../i18n/locale';
import { ICON_STROKE } from '../theme/iconStroke';
import { showMode } from '../theme/storedMode';
import { pageLocale } from './locale';
import { indonesian, loadEnglish, type PageMessages } from './pageMessages';
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

/**
 * Prefetches the console's code and styles. Only the server knows which files these are, because the console's page requires a session; it
 * lists them in the page's config.
 */
function preloadConsole(files: readonly string[], nonce?: string): void {
  const run = () => {
    for (const href of files) {
      const link = document.createElement('link');
      if (href.endsWith('.css')) {
        link.rel = 'prefetch';
        link.as = 'style';
      } else link.rel = 'modulepreload';
      if (nonce) link.nonce = nonce;
      link.href = href;
      document.head.append(link);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
