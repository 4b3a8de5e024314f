import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Parts that must be exactly, to the pixel, where the console renders them. */
const PARTS = ['.side-logo', '.side-nav > ul > li:nth-child(3)', '.side-help', '.top', '.top h1 > span'];

const boxes = (page: Page) =>
  page.evaluate(async parts => {
    await document.fonts.ready;
    return parts.map(part => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    });
  }, PARTS);

/** Opens a path while the console's scripts are held back; the returned function releases them. */
async function openWithoutScripts(page: Page, path: string) {
  let go = () => {};
  const released = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route(/\/assets\/(?!frame-).*\.js$/, async route => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // its style sheet has loaded
  await expect(page.locator('#frame .top')).toHaveCSS('height', '70px');
  return go;
}

for (const path of ['/banner', '/price/bbm', '/dashboard'])
  test(`the frame of ${path} renders before any script loads, and the console replaces it without a layout shift`, async ({
    as,
    page,
  }) => {
    await as('superadmin');
    const go = await openWithoutScripts(page, path);
    // without a visible frame the test would compare nothing with nothing
    await expect(page.locator('#frame h1')).toBeVisible();
    const before = await boxes(page);
    expect(before).not.toContain(undefined);
    go();
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
    await expect(page.locator('#frame')).toHaveCount(0);
    expect(await boxes(page)).toEqual(before);
  });

for (const path of ['/banner', '/monitoring-order', '/merchant/registered'])
  test(`the frame of ${path} names the list’s columns`, async ({ as, page }) => {
    await as('superadmin');
    const go = await openWithoutScripts(page, path);
    await expect(page.locator('#frame .skeleton-label').first()).toBeVisible();
    const named = await page.locator('#frame .skeleton-label').allTextContents();
    go();
    await expect(page.getByRole('columnheader', { name: 'Tindakan' })).toBeVisible();
    const heads = await page.getByRole('columnheader').allTextContents();
    expect(heads.filter(head => named.includes(head))).toEqual(named);
  });

test('the frame’s table is where the list’s table will be', async ({ as, page }) => {
  await as('superadmin');
  const go = await openWithoutScripts(page, '/banner');
  await expect(page.locator('#frame .skeleton-label').first()).toBeVisible();
  const before = await page.locator('#frame .skeleton').boundingBox();
  go();
  await expect(page.getByRole('columnheader', { name: 'Tindakan' })).toBeVisible();
  const table = await page.getByRole('table').boundingBox();
  // the table is inside its card's border
  expect(Math.abs(table!.y - before!.y)).toBeLessThanOrEqual(1);
  expect(Math.abs(table!.x - before!.x)).toBeLessThanOrEqual(1);
});

test('the frame keeps this browser’s collapsed menu and dark mode', async ({ as, page }) => {
  await as('superadmin');
  await page.goto('/banner');
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await page
    .getByRole('button', { name: 'Profil' })
    .or(page.getByRole('button', { name: /^Menu profil/ }))
    .click();
  await page.getByRole('menuitem', { name: 'Mode gelap' }).click();
  const go = await openWithoutScripts(page, '/banner');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const [, entry, , top] = await boxes(page);
  expect(top?.[0]).toBe(75);
  go();
  await expect(page.locator('#frame')).toHaveCount(0);
  const [, entryAfter, , topAfter] = await boxes(page);
  expect([entryAfter, topAfter]).toEqual([entry, top]);
});

test('the frame exposes no links, and names only pages the user may open', async ({ as, page }) => {
  await as('tamu');
  const go = await openWithoutScripts(page, '/help');
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.locator('#frame .side-nav')).not.toContainText('Banner');
  go();
  await expect(page.locator('#frame')).toHaveCount(0);
});
