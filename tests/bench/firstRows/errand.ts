import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstVisit } from '../support/openBrowser';
import { formStandsAt, rowsStandAt, type Watched, watchEvents } from './inPage';

/** An app that shows the banners. */
export interface Contender {
  url: string;
  list: string;
  /** Selector of the way to the next page. */
  next: string;
  /** Makes the browser a signed-in one. */
  prepare(context: BrowserContext): Promise<void>;
}

/** Milliseconds. */
export interface Errand {
  firstRows: number;
  nextPage: number;
  form: number;
  longestEvent: number;
}

/** A middling phone or an old office machine on a middling line. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 40;
const BYTES_PER_SECOND = 10_000_000 / 8;

/** How long a hand rests on a thing before it clicks, and between two things. */
const HOVER_MS = 150;
const REST_MS = 1_500;

/** Opens the list in a browser that was never there, turns to the second page, opens a row's form; all of it throttled. */
export async function runErrand(browser: Browser, contender: Contender, pages: readonly string[][]): Promise<Errand> {
  const context = await firstVisit(browser, contender.url);
  try {
    await contender.prepare(context);
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(watchEvents);
    await page.goto(contender.list, { waitUntil: 'commit' });
    const firstRows = await page.evaluate(rowsStandAt, pages[0]!);
    await wait(REST_MS);
    await click(page, contender.next);
    const nextPage = (await page.evaluate(rowsStandAt, pages[1]!)) - (await clickedAt(page));
    await wait(REST_MS);
    const title = pages[1]![2]!;
    await click(page, `tbody >> text="${title}"`);
    const form = (await page.evaluate(formStandsAt, title)) - (await clickedAt(page));
    await wait(REST_MS);
    const longestEvent = await page.evaluate(() => (window as unknown as Watched).__longest);
    return { firstRows, nextPage, form, longestEvent };
  } finally {
    await context.close();
  }
}

async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function click(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.hover();
  await wait(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}

const clickedAt = (page: Page) => page.evaluate(() => (window as unknown as Watched).__clickedAt);
