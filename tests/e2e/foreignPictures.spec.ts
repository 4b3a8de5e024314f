import type { Page } from '@playwright/test';
import { bannerApi } from '../../contract/banner';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { picture } from './support/picture';
import { expect, settled, test } from './support/test';

/** A host for pictures that are neither here nor at the provider. */

const NAMED = 'https://cdn.penyedia.test';
const STRANGE = 'https://gambar.test';

let foreign: ForeignProvider;
test.beforeAll(async () => {
  foreign = await startForeignProvider({ adapter: `export default { pictureOrigins: ['${NAMED}'] };` });
});
test.afterAll(() => foreign?.stop());

/** The natural width of the picture at a URL: zero if it is missing. */
const widthOf = (page: Page, address: string) =>
  page
    .getByRole('main')
    .locator(`img[src="${address}"]`)
    .first()
    .evaluate((shown: HTMLImageElement) => (shown.complete ? shown.naturalWidth : null));

test('pictures from a host that the adapter names are shown, those from other hosts are missing', async ({
  page,
  problems,
}) => {
  problems.tolerate(/Content Security Policy| csp$/);
  // both hosts would respond: only the page's policy tells them apart
  const { buffer } = await picture(90, 30);
  const asked: string[] = [];
  for (const host of [NAMED, STRANGE])
    await page.route(`${host}/**`, route => {
      asked.push(new URL(route.request().url()).origin);
      return route.fulfill({ contentType: 'image/jpeg', body: buffer });
    });
  const addresses = [`${NAMED}/promo.jpg`, `${STRANGE}/promo.jpg`] as const;
  for (const [row, image_url] of addresses.entries())
    Object.assign(foreign.provider.rows(bannerApi.list.path)[row]!, { image_url });
  await foreign.signIn(page);

  await page.goto(`${foreign.url}/banner`);
  await settled(page);
  await expect.poll(() => widthOf(page, addresses[0])).toBe(90);
  await expect.poll(() => widthOf(page, addresses[1])).toBe(0);

  for (const [row, address] of addresses.entries()) {
    await page.goto(`${foreign.url}/banner/edit/${foreign.idIn(bannerApi.list.path, row)}`);
    await settled(page);
    await expect.poll(() => widthOf(page, address)).toBe(row === 0 ? 90 : 0);
  }
  expect(new Set(asked)).toEqual(new Set([NAMED]));
});
