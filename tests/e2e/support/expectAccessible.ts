import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const rules = {
  /** All of WCAG 2.2 to level AA. */
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  /** Those that can judge otherwise of the same page in other colours. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

/** Fails where axe finds a violation on the page as it stands: each with its rule and the elements. */
export async function expectAccessible(page: Page, checked: keyof typeof rules = 'all') {
  // wait for transitions, those too that begin with the next frames: colours of a fade have no contrast
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
  // once per document: parsing axe takes longer than its rules, and `@axe-core/playwright` does it at every check
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  // what passes need not be described node by node
  const options: RunOptions = { runOnly: rules[checked], resultTypes: ['violations'] };
  const violations = await page.evaluate(async given => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    return (await inPage.run(document, given)).violations;
  }, options);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
