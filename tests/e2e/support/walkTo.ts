import { expect, type Page } from '@playwright/test';
import { settled } from './test';

/** A page of the console that asks for nothing. */
export const RESTING_PLACE = '/help';

/** Requests that have not been answered; the live stream never is. */
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
 * Opens an address without loading the console anew, and waits until its page stands and every call was answered. It goes by way of
 * `RESTING_PLACE`, so that nothing of a page before is taken for this one.
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

/** Waits until a page stands and every call was answered. */
export const answered = (page: Page, pending: ReadonlySet<unknown>) =>
  expect(async () => {
    await settled(page);
    expect(pending.size).toBe(0);
  }).toPass();
