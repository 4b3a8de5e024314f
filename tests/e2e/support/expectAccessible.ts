import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 to level AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails where axe finds a violation on the page as it stands: each with its rule and the elements. */
export async function expectAccessible(page: Page) {
  // wait for transitions: colours of a fade have no contrast
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // all rules are checked; what passes need not be described node by node
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
