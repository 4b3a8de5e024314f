import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { PREFETCH_IDLE_TIMEOUT_MS } from '../../../contract/constants';
import { signInBrowser } from '../support/openBrowser';
import { type Script, scriptsThatCome } from './scriptsThatCome';

/** The endpoints of the charts' figures. */
const FIGURES = '**/api-cms/dashboard/**';

/**
 * Returns the scripts that a first visit to the dashboard loads only for its charts: those that arrive after the figures, which are held
 * back until the rest of the page has settled.
 *
 * @throws Error if no chart is drawn
 */
export async function chartScripts(context: BrowserContext): Promise<Script[]> {
  await signInBrowser(context, 'marketing');
  const page = await context.newPage();
  const scripts = scriptsThatCome(page);
  let show = () => {};
  const shown = new Promise<void>(resolve => {
    show = resolve;
  });
  await page.route(FIGURES, async route => {
    await shown;
    await route.continue();
  });
  await page.goto('/dashboard');
  // the map is the last of the other parts to appear
  await page.locator('.locations-map svg').waitFor();
  await nothingMoreComes(scripts);
  const before = new Set(scripts);
  show();
  await page.locator('.recharts-surface').first().waitFor();
  await page.waitForLoadState('networkidle');
  return scripts.filter(script => !before.has(script));
}

/** Waits until no script has arrived for longer than idle work is deferred. */
async function nothingMoreComes(scripts: readonly Script[]) {
  for (let known = -1; known !== scripts.length; ) {
    known = scripts.length;
    await wait(PREFETCH_IDLE_TIMEOUT_MS + 500);
  }
}
