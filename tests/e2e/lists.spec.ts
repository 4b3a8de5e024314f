import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bannerResource } from '../../src/resources/banner';
import { bannerOf } from './support/bannerOf';
import { holdAsset } from './support/holdAsset';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const still = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
const heads = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ }).allTextContents();

test('chosen columns and row height apply; columns are kept in the URL and remembered', async ({ as, page }) => {
  const banners = await as('marketing', bannerResource);
  await still(page);
  await expect.poll(() => heads(page)).toContain('Penempatan');
  await page.getByRole('button', { name: 'Kolom dan kerapatan' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Penempatan' }).click();
  await page.getByRole('menuitemradio', { name: 'Rapat' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?&]columns=title%2Ccategory_code/);
  await expect.poll(() => heads(page)).not.toContain('Penempatan');
  const row = banners.table.getByRole('row').nth(1);
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(45);

  // a filter leaves the columns unchanged, a new visit restores them, a link shows its own
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tayang' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/columns=/);
  await banners.openList();
  await still(page);
  await expect.poll(() => heads(page)).toContain('Judul');
  expect(await heads(page)).not.toContain('Penempatan');
  await page.goto('/banner?columns=title,placement');
  await still(page);
  await expect.poll(() => heads(page)).toEqual(expect.arrayContaining(['Judul', 'Penempatan']));
  expect(await heads(page)).not.toContain('Status');
});

test('a view is saved, shared, opened by another user and deleted', async ({ as, page }) => {
  await as('superadmin', bannerResource);
  const name = unique('Terjadwal');
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Terjadwal' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simpan tampilan ini' });
  await dialog.getByLabel('Nama tampilan').fill(name);
  await dialog.getByLabel('Bagikan kepada semua pengguna').check({ force: true });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Tampilan “${name}” disimpan.`)).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeVisible();

  await as('auditor', bannerResource);
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('button', { name: 'Status: 1' })).toBeVisible();
  await still(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Status: 1' })).toBeVisible();

  await as('superadmin', bannerResource);
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Kelola tampilan' }).click();
  await page.getByRole('button', { name: `Hapus tampilan ${name}` }).click();
  await expect(page.getByText(`Tampilan “${name}” dihapus.`)).toBeVisible();
});

test('going back restores the same rows and scroll position', async ({ as, page }) => {
  await as('superadmin');
  // low, so that even a page of ten rows is higher than the window
  await page.setViewportSize({ width: 1366, height: 500 });
  // by the last change, oldest first: banners that other scripts add in the meantime come after these
  await page.goto('/banner?perPage=10&page=2&sort=updated_at&order=ASC');
  await still(page);
  const last = page.getByRole('table').getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 600));
  const rows = await page.getByRole('table').getByRole('rowheader').allTextContents();
  for (const back of ['browser', 'link']) {
    const link = page.getByRole('table').getByRole('rowheader').nth(7).getByRole('link');
    // hovering may scroll: the position on leaving is the one that counts
    await link.hover();
    const y = await page.evaluate(() => window.scrollY);
    expect(y).toBeGreaterThan(200);
    await link.click();
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeVisible();
    if (back === 'browser') await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: 'Batal' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await still(page);
    expect(await page.getByRole('table').getByRole('rowheader').allTextContents()).toEqual(rows);
    // the position is restored once the rows have their height
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(5);
  }
});

test('all filtered rows are selected and deleted, and a failure is reported', async ({ as, page, problems }) => {
  problems.tolerate(/status of 409/);
  const banners = await as('superadmin', bannerResource);
  const name = unique('Semua');
  const ids: string[] = [];
  for (let number = 1; number <= 12; number++) ids.push((await bannerOf(page, `${name} ${number}`)).id);
  await page.goto(`/banner?perPage=10&filter=${encodeURIComponent(JSON.stringify({ search: name }))}`);
  await still(page);
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: 'Pilih semua 12' }).click();
  await expect(bar.getByText('12 dipilih')).toBeVisible();

  await page.route(`**/v1/cms/banner/${ids[0]}`, async route => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await route.fulfill({ status: 409, json: { code: 409, message: 'Banner ini masih dipakai.', data: null } });
  });
  await bar.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('alertdialog', { name: 'Hapus 12 banner?' }).getByRole('button', { name: 'Hapus' }).click();
  const report = page.getByRole('dialog', { name: 'Tidak semua dihapus' });
  await expect(report.getByText('11 banner dihapus.')).toBeVisible();
  await expect(report.getByRole('listitem')).toContainText('Banner ini masih dipakai.');
  await report.getByRole('button', { name: 'Tutup' }).click();
  await expect(bar.getByText('1 dipilih')).toBeVisible();
  await expect(banners.table.getByRole('rowheader')).toHaveCount(1);
});

test('the filtered list is downloaded as a file', async ({ as, page }) => {
  await as('superadmin', bannerResource);
  const name = unique('Unduhan');
  await bannerOf(page, `${name} =1+1`);
  await page.goto(`/banner?filter=${encodeURIComponent(JSON.stringify({ search: name }))}`);
  await still(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh daftar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^banner-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Judul');
  expect(lines[1]).toContain(name);
  await expect(page.getByText(/^Berkas banner-.*csv selesai diunduh\.$/)).toBeVisible();
});

test('a download is cancelled', async ({ as, page }) => {
  await as('superadmin', bannerResource);
  await page.route('**/api/console/export/**', () => undefined);
  await page.getByRole('button', { name: 'Unduh daftar' }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await expect(page.getByText('Unduhan dibatalkan.')).toBeVisible();
});

/** Waits in the page until a pause in typing is over, after which a search is applied. */
const pause = (page: Page) => page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)));

for (const [name, { account, list, view, link, target }] of Object.entries({
  'a list': {
    account: 'marketing',
    list: '/banner',
    view: 'BannerForm',
    link: /^Tambah banner/,
    target: '/banner/add',
  },
  'the prices': { account: 'harga', list: '/price/lpg', view: 'PriceAdd', link: /^Tambah/, target: '/price/lpg/add' },
} as const))
  test(`whoever leaves ${name} while typing a search is not brought back by it`, async ({ as, page }) => {
    await as(account);
    const { asked, release } = await holdAsset(page, view);
    await page.goto(list);
    await still(page);
    await page.getByRole('searchbox').first().pressSequentially('kopi');
    await page.getByRole('link', { name: link }).click();
    await asked;
    await pause(page);
    await expect(page).toHaveURL(url => url.pathname === target);
    release();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(target);
  });
