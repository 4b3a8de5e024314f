import { expect, type Page } from '@playwright/test';
import { settled } from './test';

/** A page of the console that makes no requests. */
export const RESTING_PLACE = '/help';

/** Returns the requests without a response; the live stream never gets one. */
export function pendingRequests(page: Page): ReadonlySet<unknown> {
  const pending = new Set<unknown>();
  page.on('request', request => {
    if (!request.url().endsWith('/api/console/events')) pending.add(request);
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  return pending;
}

/**
 * Opens a path without reloading the console, and waits until its page has settled and every call has a response. Goes by way of
 * `RESTING_PLACE`, so that nothing on the previous page is mistaken for this one.
 */
export async function walkTo(page: Page, address: string, pending: ReadonlySet<unknown>): Promise<void> {
  for (const step of [RESTING_PLACE, address]) {
    if (new URL(page.url()).pathname === step) continue;
    await page.evaluate(path => {
      for (const part of document.querySelectorAll('main :is(h2, p, dt, dd, a, button, td, th, label, input)'))
        part.setAttribute('data-before', '');
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, step);
    await expect(page.locator('main [data-before]')).toHaveCount(0);
  }
  await answered(page, pending);
}

/** Waits until a page has settled and every call has a response. */
export const answered = (page: Page, pending: ReadonlySet<unknown>) =>
  expect(async () => {
    await settled(page);
    expect(pending.size).toBe(0);
  }).toPass();
