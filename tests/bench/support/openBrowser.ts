import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../../../scripts/findBrowser.mjs';
import { PASSWORD, type Person, people } from '../../support/people';

/**
 * Launches headless Chrome or Chromium, otherwise as people use it.
 * @param options `shell`: a headless shell is enough, because no time is measured
 */
export const openBrowser = async ({ shell = false } = {}): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser({ shell }), args: browserArgs });

/** Opens a context as on a first visit: nothing is cached. */
export const firstVisit = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1366, height: 900 },
  });

/** Gives the browser a session through its cookies. */
export async function signInBrowser(context: BrowserContext, person: Person): Promise<void> {
  const response = await context.request.post('/api/auth/login', {
    data: { email: people[person], password: PASSWORD, device_id: 'bench' },
  });
  if (!response.ok()) throw new Error(`${person} cannot sign in: ${response.status()}`);
}
