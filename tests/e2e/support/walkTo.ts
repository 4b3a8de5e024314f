import { expect, type Page, type Request } from '@playwright/test';
import { settled } from './test';

/** A page of the console that makes no requests. */
export const RESTING_PLACE = '/help';

/**
 * Returns the requests that have not ended; the live stream never does. Whoever leaves a page stops reading its responses, after which no event
 * says that they ended: those count as ended once their response has begun.
 */
export function pendingRequests(page: Page): ReadonlySet<unknown> {
  const pending = new Set<Request>();
  const begun = new WeakSet<Request>();
  const left = new WeakSet<Request>();
  page.on('request', request => {
    if (!request.url().endsWith('/api/console/events')) pending.add(request);
  });
  page.on('response', response => {
    begun.add(response.request());
    if (left.has(response.request())) pending.delete(response.request());
  });
  page.on('framenavigated', () => {
    for (const request of pending) {
      left.add(request);
      if (begun.has(request)) pending.delete(request);
    }
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
