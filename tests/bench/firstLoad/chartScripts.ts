import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { PREFETCH_IDLE_TIMEOUT_MS } from '../../../contract/constants';
import { signInBrowser } from '../support/openBrowser';
import { type Script, scriptsThatCome } from './scriptsThatCome';

/** The figures that charts show. */
const FIGURES = '**/api-cms/dashboard/**';

/**
 * The scripts that a first visit of the dashboard loads for its charts alone: those that come only once the figures do, which are held back until
 * all the rest of the page stands.
 *
 * @throws Error where no chart is drawn
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
  // the map is the last of the other parts
  await page.locator('.locations-map svg').waitFor();
  await nothingMoreComes(scripts);
  const before = new Set(scripts);
  show();
  await page.locator('.recharts-surface').first().waitFor();
  await page.waitForLoadState('networkidle');
  return scripts.filter(script => !before.has(script));
}

/** Until no script came for longer than idle work is put off. */
async function nothingMoreComes(scripts: readonly Script[]) {
  for (let known = -1; known !== scripts.length; ) {
    known = scripts.length;
    await wait(PREFETCH_IDLE_TIMEOUT_MS + 500);
  }
}
