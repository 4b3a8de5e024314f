import type { Page } from '@playwright/test';
import { AREA_LEVELS } from '../../contract/area/areaApi';
import { merchantResource } from '../../src/resources/merchant';
import { expect, test } from './support/test';

/** The number of merchants, as the page shows it. */
const counted = (page: Page) => page.getByText(/^[\d.]+ merchant$/);

/**
 * Sets one filter after another. Each must change the rows, a reload must keep them all, and going back must remove them one by one, with
 * the rows shown before.
 */
async function narrows(page: Page, filters: readonly (() => Promise<unknown>)[]) {
  const stood: string[] = [(await counted(page).textContent())!];
  for (const set of filters) {
    await set();
    await expect(counted(page)).not.toHaveText(stood.at(-1)!);
    stood.push((await counted(page).textContent())!);
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await expect(counted(page)).toHaveText(stood.at(-1)!);
  await expect(page.getByRole('button', { name: /^Hapus filter ./ })).toHaveCount(filters.length);
  for (const before of stood.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(counted(page)).toHaveText(before);
  }
}

test('each area level of the filter narrows the rows further, and is cleared with the level above', async ({
  as,
  page,
}) => {
  await as('merchant', merchantResource);
  const area = page.getByRole('dialog', { name: 'Area' });
  const pick = (label: string, option: string) => async () => {
    await page.getByRole('button', { name: /^Area/ }).click();
    await area.getByLabel(label, { exact: true }).selectOption({ label: option });
  };
  await page.getByRole('button', { name: 'Area' }).click();
  await expect(area.getByLabel('Kecamatan')).toBeDisabled();
  await page.keyboard.press('Escape');
  await narrows(page, [
    pick('Wilayah', 'Jawa Bagian Barat'),
    pick('Provinsi', 'Jawa Barat'),
    pick('Kabupaten/Kota', 'Kabupaten Cirebon'),
    pick('Kecamatan', 'Sedong'),
    pick('Desa/Kelurahan', 'Kertawangun'),
  ]);
  for (const _ of AREA_LEVELS) await page.goForward();
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'MRC-000123' })).toContainText('SPBU');
  await page.getByRole('button', { name: 'Hapus filter Provinsi: Jawa Barat' }).click();
  await expect(page.getByRole('button', { name: /^Hapus filter (Kabupaten|Kecamatan|Desa)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hapus filter Wilayah: Jawa Bagian Barat/ })).toBeVisible();
});

test('type, stock, status, dates and search narrow the rows too', async ({ as, page }) => {
  const merchants = await as('merchant', merchantResource);
  const tick = (filter: RegExp, choice: string) => async () => {
    await page.getByRole('search').getByRole('button', { name: filter }).click();
    await page.getByRole('menuitemcheckbox', { name: choice }).click();
  };
  const day = (field: string, value: string) => async () => {
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Bergabung/ })
      .click();
    await page.getByRole('dialog', { name: 'Bergabung' }).getByLabel(field).fill(value);
  };
  await narrows(page, [
    tick(/^Jenis/, 'Pangkalan LPG'),
    tick(/^Stok(: \d)?$/, 'Tersedia'),
    tick(/^Status/, 'Aktif'),
    day('Bergabung dari', '2024-01-01'),
    day('Bergabung sampai', '2025-12-31'),
    () => merchants.find('berkah'),
  ]);
});

test('the map filters like the list, keeps its state, and leads to a merchant and back', async ({ as, page }) => {
  await as('merchant', merchantResource);
  await page.getByRole('button', { name: 'Peta' }).click();
  const map = page.getByRole('region', { name: 'Peta merchant' });
  await expect(map.getByRole('button', { name: /merchant, perbesar$/ }).first()).toBeVisible();
  // land and sea follow when the system's mode changes
  const drawn = () => map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const light = await drawn();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(drawn).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(drawn).toBe(light);
  await page.getByRole('searchbox').first().fill('MRC-000123');
  await expect(counted(page)).toHaveText('1 merchant');
  await expect(page).toHaveURL(/view=map/);
  const place = map.getByRole('button', { name: /^SPBU .*, Aktif$/ });
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByText('SPBU · MRC-000123')).toBeVisible();
  await map.getByRole('link', { name: 'Buka detail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^SPBU/ })).toBeVisible();
  await page.goBack();
  await expect(place).toBeVisible();
  await page.reload();
  await expect(place).toBeVisible();
  await expect(page.getByRole('region', { name: 'Merchant di area peta ini' }).getByRole('link')).toHaveCount(1);
});

test('a merchant admin finds a merchant, views its details, suspends it and sees this in its history', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 422/);
  const merchants = await as('merchant', merchantResource);
  await merchants.find('MRC-000577');
  await merchants.table.getByRole('link').first().click();
  const main = page.getByRole('main');
  const contact = main.getByRole('link', { name: 'Hubungi lewat WhatsApp' });
  await expect(contact).toHaveAttribute('href', /^https:\/\/wa\.me\/628\d+\?text=.*stok%20masih%20tersedia/);
  await expect(main.getByRole('heading', { name: 'Jam buka' })).toBeVisible();

  await main.getByRole('tab', { name: 'Lokasi' }).click();
  await expect(main.getByRole('heading', { name: 'Merchant terdekat' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /[\d,]+ km/ })).toHaveCount(10);
  await page.reload();
  await expect(main.getByRole('tab', { name: 'Lokasi' })).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('tab', { name: 'Dokumen' }).click();
  await expect(main.getByText(/dokumen wajib ada/)).toBeVisible();

  await main.getByRole('button', { name: 'Ubah status' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ubah status/ });
  await dialog.getByRole('radio', { name: 'Ditangguhkan' }).check();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByText('Alasan harus diisi')).toBeVisible();
  await dialog.getByLabel(/^Alasan/).fill('Alat pemadam kedaluwarsa');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('Ditangguhkan')).toBeVisible();
  await expect(main.getByText('Alat pemadam kedaluwarsa')).toBeVisible();
  await main.getByRole('button', { name: 'Riwayat' }).click();
  await expect(page.getByRole('dialog', { name: 'Riwayat' })).toContainText('Alat pemadam kedaluwarsa');
});

test('a regional user sees only part of the merchants, and an unknown merchant is a 404', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 404/);
  await as('marketing', merchantResource);
  await expect(counted(page)).not.toHaveText('2.000 merchant');
  await expect(page.getByRole('button', { name: 'Ubah status' })).toHaveCount(0);
  await page.goto('/merchant/registered/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('region', { name: 'This page could not be found' })).toContainText(
    'Merchant ini tidak ditemukan',
  );
});
