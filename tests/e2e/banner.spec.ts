import { bannerApi } from '../../contract/banner';
import { bannerResource } from '../../src/resources/banner';
import { crudTest } from './support/crudTest';
import { fillForm } from './support/fillForm';
import { picture } from './support/picture';
import { expect, test } from './support/test';
import { unique } from './support/unique';

crudTest(bannerResource, {
  as: 'marketing',
  create: {
    Judul: unique('Promo Merdeka'),
    Gambar: await picture(),
    Kategori: 'LPG',
    Penempatan: 'Beranda tengah',
    Mulai: '01/08/2026 00:00',
    Selesai: '31/08/2026 23:59',
    Tautan: 'https://contoh.id/merdeka',
    Urutan: 12,
    Aktif: false,
  },
  edit: { Judul: unique('Promo Kemerdekaan'), Aktif: true },
});

test('an auditor sees banners and no way to change them', async ({ as }) => {
  const banners = await as('auditor', bannerResource);
  await expect(banners.table).toBeVisible();
  await expect(banners.table.getByRole('row')).not.toHaveCount(1);
  await expect(banners.addButton).toHaveCount(0);
  await expect(banners.page.getByRole('checkbox')).toHaveCount(0);
});

test('who holds no right is told so, and is offered nothing', async ({ as, visit }) => {
  const page = await as('tamu');
  await visit('/banner');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Banner' })).toHaveCount(0);
});

test('what is missing is said beside each field, and nothing is sent', async ({ as, page }) => {
  const banners = await as('marketing', bannerResource);
  await banners.openCreate();
  let sent = false;
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes(bannerApi.create.path)) sent = true;
  });
  await fillForm(page, { Judul: '' });
  await banners.saveButton.click();
  for (const message of ['Judul harus diisi', 'Gambar harus diisi', 'Mulai harus diisi', 'Selesai harus diisi'])
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
  expect(sent).toBe(false);
});

test('a search without a result says so, and leads back to all', async ({ as, page }) => {
  const banners = await as('marketing', bannerResource);
  await banners.find(unique('tidak ada'));
  await expect(page.getByText('Tidak ada banner yang cocok')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus filter' }).first().click();
  await expect(banners.table.getByRole('row').nth(5)).toBeVisible();
});
