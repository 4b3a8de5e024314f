import type { Page } from '@playwright/test';

/**
 * Holds back a chunk of the console, as a slow network does. @returns the function that releases it, and `asked`, which resolves once the
 * page requests it
 */
export async function holdAsset(page: Page, name: string) {
  const address = `**/assets/${name}-*.js`;
  const asked = page.waitForRequest(address);
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return { asked, release };
}
