import { expect, type Page } from '@playwright/test';

/** Text that must never appear: a figure that is not a number, a missing field, an untranslated message or parameter. */
const SENSELESS =
  /\bNaN\b|\bundefined\b|\[object |%\{|9007199254740991|\bInvalid Date\b|\b(?:app|ra|pages|resources)\.[a-z][\w-]*\.[\w.-]+/g;

/** Returns the nonsensical texts on a page, each once. */
export async function senselessOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [...new Set(text.match(SENSELESS))];
}

/** Fails if a page shows any nonsensical text. */
export async function expectSense(page: Page): Promise<void> {
  expect([page.url(), ...(await senselessOn(page))]).toEqual([page.url()]);
}
