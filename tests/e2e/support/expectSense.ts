import { expect, type Page } from '@playwright/test';

/** Text that must never appear: a figure that is not a number, a missing field, an untranslated message or parameter. */
const SENSELESS =
  /\bNaN\b|\bundefined\b|\[object |%\{|9007199254740991|\bInvalid Date\b|\b(?:app|ra|pages|resources)\.[a-z][\w-]*\.[\w.-]+/g;

/** Returns the nonsensical texts on a page, each once; `also` are others that must not be there. */
export async function senselessOn(page: Page, also?: RegExp): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [...new Set([...(text.match(SENSELESS) ?? []), ...((also && text.match(also)) ?? [])])];
}

/** Returns the texts of table cells that run into the next cell, each with its column. */
const spilledOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('td')].flatMap(cell => {
      const { left, right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const spilled: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const shown = range.getBoundingClientRect();
        // a cut text, and one for screen readers only, has a box of its own that hides the rest
        let box = text.parentElement!;
        while (box !== cell && getComputedStyle(box).overflowX === 'visible') box = box.parentElement!;
        const isCut = getComputedStyle(box).overflowX !== 'visible';
        if (!isCut && shown.width > 0 && (shown.right > right + 1 || shown.left < left - 1))
          spilled.push(`${cell.dataset.column}: ${text.textContent}`);
      }
      return spilled;
    }),
  );

/** Fails if a page shows any nonsensical text, or a table's text runs into its neighbour's. */
export async function expectSense(page: Page): Promise<void> {
  expect([page.url(), ...(await senselessOn(page)), ...(await spilledOn(page))]).toEqual([page.url()]);
}
