import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Watched, watchEvents } from '../firstRows/inPage';
import { firstVisit, signInBrowser } from '../support/openBrowser';
import { throttle } from '../support/throttle';

/** In milliseconds; null if a list has only one page, or its rows link nowhere. */
export interface PageErrand {
  firstRows: number;
  nextPage: number | null;
  record: number | null;
  longestEvent: number;
}

const HOVER_MS = 150;
const REST_MS = 1_500;
const NEXT = '.pager button:last-of-type:enabled';
const ROW = 'main tbody tr a[href]:visible';

/** Visits with a throttled, signed-in page in a browser with nothing cached. */
async function inNewBrowser<Result>(browser: Browser, url: string, visit: (page: Page) => Promise<Result>) {
  const context = await firstVisit(browser, url);
  try {
    await signInBrowser(context, 'superadmin');
    const page = await context.newPage();
    await throttle(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Opens a page. @returns when its content has settled (ms) */
export const visitPage = (browser: Browser, url: string, path: string): Promise<number> =>
  inNewBrowser(browser, url, async page => {
    await page.goto(path, { waitUntil: 'commit' });
    return page.evaluate(standsAt, '');
  });

/** Opens a list, goes to its next page and opens the record of its first row. */
export const pageErrand = (browser: Browser, url: string, path: string): Promise<PageErrand> =>
  inNewBrowser(browser, url, async page => {
    await page.addInitScript(watchEvents);
    await page.goto(path, { waitUntil: 'commit' });
    const firstRows = await page.evaluate(standsAt, '');
    await wait(REST_MS);
    const nextPage = await clickAndWait(page, NEXT);
    await wait(REST_MS);
    const record = await clickAndWait(page, ROW);
    await wait(REST_MS);
    const longestEvent = await page.evaluate(() => (window as unknown as Watched).__longest);
    return { firstRows, nextPage, record, longestEvent };
  });

async function clickAndWait(page: Page, selector: string): Promise<number | null> {
  const target = page.locator(selector).first();
  if ((await target.count()) === 0) return null;
  const before = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
  await target.hover();
  await wait(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  const stands = await page.evaluate(standsAt, before);
  return stands - (await page.evaluate(() => (window as unknown as Watched).__clickedAt));
}

/**
 * Returns the time of the first frame in which the console's content, or a dialog, differs from before and is no longer loading. Checks
 * only after a change of the document: checking every frame takes a tenth of the measured time.
 */
async function standsAt(before: string): Promise<number> {
  for (;;) {
    const dialog = document.querySelector('[role="dialog"]');
    const content = dialog ?? document.querySelector('#root main');
    const isAwaited = content?.querySelector(
      '.skeleton, .form-skeleton, .part-skeleton, .measured-skeleton, [aria-busy="true"]',
    );
    const isThere = content?.querySelector('tbody tr, form, h2, section');
    if (content && isThere && !isAwaited && content.textContent !== before) return performance.now();
    await new Promise<void>(resolve => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
}
