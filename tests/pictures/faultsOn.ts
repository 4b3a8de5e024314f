import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Returns what is wrong with the current screen: it scrolls sideways, a word is broken across lines, or a text is too faint. */
export async function faultsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return [
    ...(await page.evaluate(sidewaysScroll)),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(faintTexts)),
  ];
}

function sidewaysScroll(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  return over > 0 ? [`scrolls ${over} px sideways`] : [];
}

/** Finds words and figures broken across lines; codes, addresses and hyphenated text may be. */
function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only, svg, script, style, code'))
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<![\w@./-])(?:\p{L}{4,}|(?:Rp)?\d[\d.,]{3,})(?![\w@/-])/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`breaks “${word}”`);
    }
  }
  return [...new Set(found)];
}

async function faintTexts(): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(document, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `faint text: ${html.slice(0, 120)}`));
}
