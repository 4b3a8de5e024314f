import type { Page } from '@playwright/test';
import type { Manner } from '../support/specificationProvider/bends';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expect, test } from './support/test';

/** Pages opened while a provider cannot say who the person is: what they see, how they get on, and how little the provider is asked. */

let foreign: ForeignProvider;
test.beforeAll(async () => {
  foreign = await startForeignProvider();
});
test.afterAll(() => foreign?.stop());
test.beforeEach(async ({ page, problems }) => {
  problems.tolerate(/status of (401|403|50\d)|^50\d/);
  foreign.take([]);
  await foreign.signIn(page);
});

/** Opens the list of banners once the provider behaves so, and nothing that the gateway knew before counts any more. */
async function openWhile(page: Page, manner: Manner) {
  await page.goto('about:blank');
  await page.waitForTimeout(5_500);
  foreign.take([manner]);
  foreign.provider.asked.length = 0;
  await page.goto(`${foreign.url}/banner`);
}

/** Expects the page to stay, and the provider to be left alone. */
async function expectRest(page: Page) {
  const before = foreign.provider.asked.length;
  expect(before).toBeLessThan(8);
  await page.waitForTimeout(3_000);
  expect(foreign.provider.asked).toHaveLength(before);
  await expect(page).toHaveURL(`${foreign.url}/banner`);
}

for (const [manner, sentence] of [
  ['profileFails', 'Status 500.'],
  ['profileForbidden', 'Akun Anda dinonaktifkan.'],
] as const)
  test(`${manner}: the page says why, and one can sign out`, async ({ page }) => {
    await openWhile(page, manner);
    await expect(page.getByRole('heading', { name: 'Data akun Anda tidak dapat dimuat' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expectRest(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/reason=logout/);
    await expect(page.getByRole('status')).toHaveText('Anda sudah keluar.');
  });

test('once the provider answers again, trying again opens the page', async ({ page }) => {
  await openWhile(page, 'profileFails');
  await expect(page.getByRole('heading', { name: 'Data akun Anda tidak dapat dimuat' })).toBeVisible();
  foreign.take([]);
  await page.waitForTimeout(1_500);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});

test('a provider that is silent: within seconds the page says so, and one can sign out', async ({ page }) => {
  await openWhile(page, 'profileSilent');
  await expect(page.getByRole('heading', { name: 'Server lambat menanggapi' })).toBeVisible({ timeout: 6_000 });
  await expectRest(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/reason=logout/);
});

test('a session that the provider has ended: ‘Sesi Berakhir’ opens, and the sign-in page says so too', async ({
  page,
}) => {
  await openWhile(page, 'sessionsEnded');
  const dialog = page.getByRole('alertdialog', { name: 'Sesi Berakhir' });
  await expect(dialog).toContainText('Sesi Anda telah berakhir, silakan masuk kembali.');
  await expectRest(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status')).toHaveText('Sesi Anda telah berakhir, silakan masuk kembali.');
});
