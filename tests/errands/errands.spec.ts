import type { Page } from '@playwright/test';
import { expect, settled, test } from '../e2e/support/test';
import type { Errand } from './Errand';
import { errands } from './errands';
import { Hand } from './Hand';

/** How many more keys than clicks an errand may take. */
const MORE_KEYS = 10;

/** Opens the page where an errand begins, with a hand whose counts are zero. */
async function begin({ begin: lead }: Errand, page: Page, baseURL: string) {
  const path = await lead(page, baseURL);
  if (path) {
    await page.goto(path);
    await settled(page);
  }
  return new Hand(page);
}

for (const errand of errands) {
  const { name, as: person, mouse, mostClicks, keyboard } = errand;
  test(name, async ({ as, page, baseURL }, { annotations }) => {
    await as(person);
    const hand = await begin(errand, page, baseURL!);
    await mouse(hand);
    annotations.push({ type: 'clicks', description: String(hand.clicks) });
    annotations.push({ type: 'at most', description: String(mostClicks) });
    expect(hand.clicks, `clicks of: ${name}`).toBeLessThanOrEqual(mostClicks);
    const typing = await begin(errand, page, baseURL!);
    await keyboard(typing);
    annotations.push({ type: 'keys', description: String(typing.keys) });
    expect(typing.keys, `keys of: ${name}`).toBeLessThanOrEqual(hand.clicks + MORE_KEYS);
  });
}
