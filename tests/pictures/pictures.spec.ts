import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { declaredRoutes } from '../../scripts/declaredRoutes';
import { expect, settled, test } from '../e2e/support/test';
import { faultsOn } from './faultsOn';
import { type Picture, pictureBook } from './pictureBook';

const FOLDER = 'test-results/pictures';
const WIDTHS = [360, 768, 1366, 1920] as const;
const MODES = ['light', 'dark'] as const;
/** These end the session or redirect. */
const LEFT_OUT = ['/logout', '/reset-password', '/password/forgot'];
/** Part of a path, to select some screens: `ONLY=/price npm run pictures`. */
const only = process.env.ONLY ?? '';

/** Returns where a list's first row links to: the page and the form of a record. */
const recordsOn = (page: Page) =>
  page.evaluate(() =>
    ['tbody th a[href]', 'tbody a.row-edit[href]'].flatMap(selector => {
      const link = document.querySelector<HTMLAnchorElement>(`main ${selector}`);
      return link ? [link.pathname + link.search] : [];
    }),
  );

test('every screen', async ({ as, page }) => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await as('superadmin');
  const waiting = declaredRoutes()
    .map(({ route }) => route)
    .filter(route => !route.includes('{') && !LEFT_OUT.includes(route) && route.includes(only));
  const seen = new Set<string>();
  const pictures: Picture[] = [];
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const place = address.replace(/[\da-f]{8}-[\da-f-]{27}/g, '{id}');
    if (seen.has(place)) continue;
    seen.add(place);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(address);
    await settled(page);
    waiting.push(...(await recordsOn(page)));
    for (const mode of MODES)
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const file = `${place.slice(1).replace(/\W+/g, '-')}-${width}-${mode}.jpg`;
        await page.screenshot({ path: join(FOLDER, file), fullPage: true, type: 'jpeg', quality: 60 });
        pictures.push({ address: place, width, mode, file, faults: await faultsOn(page) });
      }
    await writeFile(join(FOLDER, 'index.html'), pictureBook(pictures));
  }
  console.info(`${pictures.length} pictures: ${FOLDER}/index.html`);
  const faults = pictures.flatMap(({ address, width, mode, faults: found }) =>
    found.map(fault => `${address} at ${width}, ${mode}: ${fault}`),
  );
  expect(faults, 'faults on the screens').toEqual([]);
});
