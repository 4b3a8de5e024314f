import { auditLogResource } from '../../src/resources/auditLog';
import { newColleague } from './support/newColleague';
import { expect, test } from './support/test';

test('an auditor finds what was done to an account, opens it and downloads the rows', async ({ as, page, baseURL }) => {
  const colleague = await newColleague(baseURL!);
  const log = await as('auditor', auditLogResource);
  await log.find(colleague.name);
  await expect(log.table).toContainText(colleague.name);
  await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Menambah' }).click();
  await page.keyboard.press('Escape');
  await expect(log.table.getByRole('row')).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh daftar' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);

  await log.table.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Catatan' })).toContainText(colleague.name);
  await expect(page.getByRole('row', { name: /^Nama/ })).toContainText(colleague.name);
  // in three columns the link to the account is close to the collapsed part below it
  await page.setViewportSize({ width: 1920, height: 900 });
});

test('days before anything happened have no rows', async ({ as, page }) => {
  await as('auditor', auditLogResource);
  await page.getByRole('search').getByRole('button', { name: 'Waktu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Waktu' }).getByLabel('Sampai tanggal').fill('2020-01-01');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Tidak ada catatan yang cocok' })).toBeVisible();
});

test('a user who may not read roles has no audit log', async ({ as, page }) => {
  await as('harga');
  await page.goto('/user/audit');
  await expect(page).toHaveURL(/\/unauthorized/);
});
