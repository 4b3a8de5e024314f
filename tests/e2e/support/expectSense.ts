import { expect, type Page } from '@playwright/test';

/** What a text never says: a figure that is none, a field that is not there, a message or parameter without words. */
const SENSELESS =
  /\bNaN\b|\bundefined\b|\[object |%\{|9007199254740991|\bInvalid Date\b|\b(?:app|ra|pages|resources)\.[a-z][\w-]*\.[\w.-]+/g;

/** What a page says that makes no sense, each once. */
export async function senselessOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [...new Set(text.match(SENSELESS))];
}

/** Everything that a page says makes sense. */
export async function expectSense(page: Page): Promise<void> {
  expect([page.url(), ...(await senselessOn(page))]).toEqual([page.url()]);
}
