import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstVisit } from '../support/openBrowser';
import { throttle } from '../support/throttle';
import { standsAt, type Watched, watchEvents } from './inPage';

/** An app that lists the banners. */
export interface Contender {
  url: string;
  list: string;
  /** Where to sign in without a session. */
  signIn: string;
  /** Selector of the link or button to the next page. */
  next: string;
  /** Signs the browser in. */
  prepare(context: BrowserContext): Promise<void>;
}

/** In milliseconds. */
export interface Errand {
  firstPaint: number;
  firstRows: number;
  /** The same page opened again, with a warm browser cache. */
  secondVisit: number;
  nextPage: number;
  form: number;
  longestEvent: number;
  /** The sign-in page, in another browser with nothing cached. */
  signIn: number;
}

/** How long a hand hovers over an element before it clicks, and rests between two actions. */
const HOVER_MS = 150;
const REST_MS = 1_500;

/** Opens the list in a browser with nothing cached, goes to the second page and opens a row's form, all of it throttled. */
export async function runErrand(browser: Browser, contender: Contender, pages: readonly string[][]): Promise<Errand> {
  const context = await firstVisit(browser, contender.url);
  try {
    await contender.prepare(context);
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(watchEvents);
    await page.goto(contender.list, { waitUntil: 'commit' });
    const firstRows = await page.evaluate(standsAt, { rows: pages[0]! });
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    await wait(REST_MS);
    await click(page, contender.next);
    const nextPage = (await page.evaluate(standsAt, { rows: pages[1]! })) - (await clickedAt(page));
    await wait(REST_MS);
    const title = pages[1]![2]!;
    await click(page, `tbody >> text="${title}"`);
    const form = (await page.evaluate(standsAt, { title })) - (await clickedAt(page));
    await wait(REST_MS);
    const longestEvent = await page.evaluate(() => (window as unknown as Watched).__longest);
    // a throttled page uses the CPU even while it does nothing
    await page.close();
    return {
      firstPaint,
      firstRows,
      secondVisit: await visitAgain(context, contender, pages[0]!),
      nextPage,
      form,
      longestEvent,
      signIn: await visitSignIn(browser, contender),
    };
  } finally {
    // a browser that crashed has already closed it; the error it caused is thrown above
    await context.close().catch(() => undefined);
  }
}

async function visitSignIn(browser: Browser, { url, signIn }: Contender) {
  const context = await firstVisit(browser, url);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(signIn, { waitUntil: 'commit' });
    return await page.evaluate(standsAt, { password: true as const });
  } finally {
    await context.close();
  }
}

async function visitAgain(context: BrowserContext, { list }: Contender, titles: readonly string[]) {
  const page = await context.newPage();
  await throttle(page);
  // without it the plain app would open the second page: React Admin remembers where its list was left
  await page.goto(`${list}?page=1`, { waitUntil: 'commit' });
  return await page.evaluate(standsAt, { rows: titles });
}

async function click(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.hover();
  await wait(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}

const clickedAt = (page: Page) => page.evaluate(() => (window as unknown as Watched).__clickedAt);
