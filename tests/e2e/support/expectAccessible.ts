import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Minified: the browser parses it in half the time. Ends in nothing, so that no module is sent back. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};void 0`;

const rules = {
  /** All of WCAG 2.2 up to level AA. */
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  /** The rules whose result depends on the page's colours. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

/** Fails if axe finds a violation on the current page, listing each rule and its elements. */
export async function expectAccessible(page: Page, checked: keyof typeof rules = 'all') {
  // what appears while axe looks, such as the next message, must not fade in either
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // wait for transitions, including those that begin in the next frames: colours have too little contrast during a fade
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise(resolve => setTimeout(resolve, 50));
    } while (moving().length > 0);
  });
  // once per document: parsing axe takes longer than running it, and `@axe-core/playwright` parses it for every check
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  // passing nodes need no description
  const options: RunOptions = { runOnly: rules[checked], resultTypes: ['violations'] };
  const violations = await page.evaluate(async given => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    return (await inPage.run(document, given)).violations;
  }, options);
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
