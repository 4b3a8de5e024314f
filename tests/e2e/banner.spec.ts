import type { Page } from '@playwright/test';
import { bannerResource } from '../../src/resources/banner';
import { bannerOf } from './support/bannerOf';
import { crudTest } from './support/crudTest';
import { fillForm } from './support/fillForm';
import { holdAsset } from './support/holdAsset';
import { picture } from './support/picture';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** Chooses a picture; it is cropped in the page and sent with 'Simpan'. */
const choosePicture =
  (width = 1600, height = 900) =>
  async (page: Page) => {
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles(await picture(width, height));
    await expect(page.getByRole('slider', { name: 'Perbesar' })).toBeVisible();
  };

const filled = (title: string) => ({
  Judul: title,
  Kategori: 'LPG',
  Mulai: '01/08/2026',
  Selesai: '31/08/2026',
  Gambar: choosePicture(),
});

crudTest(bannerResource, {
  as: 'superadmin',
  create: filled(unique('Promo Merdeka')),
  edit: { Judul: unique('Promo Kemerdekaan'), 'Tulisan tombol': 'Lihat Promo' },
  everyBackend: true,
});

const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Simpan' });

test('marketing adds a banner with a cropped picture, and cannot delete', async ({ as, page }) => {
  const banners = await as('marketing', bannerResource);
  const title = unique('Tukar Tabung');
  // nationwide banners can be read
  const nationwide = banners.table.getByRole('row').filter({ hasText: 'Nasional' });
  await expect(nationwide.first()).toBeVisible();
  await expect(nationwide.getByRole('rowheader').getByRole('link').first()).toBeVisible();
  await expect(nationwide.getByRole('link', { name: /^Ubah / })).toHaveCount(0);
  await banners.openCreate();
  await expect(page.getByRole('combobox', { name: 'Wilayah Jatimbalinus' })).toBeVisible();
  await fillForm(page, filled(title));
  await page.getByRole('slider', { name: 'Perbesar' }).fill('1.3');
  await page.getByRole('button', { name: 'Putar' }).click();
  await expect(page.getByText(/^Potongan .* px; paling kecil 1080 × 360 px/)).toBeVisible();
  await page.getByRole('button', { name: 'Atur ulang' }).click();
  await expect(page.getByText(/^Potongan/)).toHaveCount(0);
  const sent = page.waitForResponse('**/v1/utils/upload-file');
  await banners.save();
  const { data } = await (await sent).json();
  expect(data.width / data.height).toBeCloseTo(3, 1);
  await expect(page.getByText(`Banner “${title}” ditambahkan.`)).toBeVisible();
  await banners.find(title);
  await expect(banners.row(title)).toHaveCount(1);
  await expect(banners.table.getByRole('checkbox')).toHaveCount(0);
  await banners.openEdit(title);
  await expect(banners.deleteButton).toHaveCount(0);
});

test('invalid pictures are rejected before the upload', async ({ as, page }) => {
  await (await as('marketing', bannerResource)).openCreate();
  const file = page.getByRole('main').locator('input[type=file]');
  await file.setInputFiles(await picture(800, 300));
  await expect(page.getByText('Gambar 800 × 300 px; paling kecil 1080 × 360 px.')).toBeVisible();
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Gambar harus JPG, PNG, atau WebP.')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Berkas ini rusak atau bukan gambar.')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_200_000) });
  await expect(page.getByText('Gambar 2,1 MB; paling besar 2 MB.')).toBeVisible();
});

test('an empty form reports missing values at each field and in the bar, with links to the fields', async ({
  as,
  page,
}) => {
  const banners = await as('marketing', bannerResource);
  await banners.openCreate();
  await expect(banners.saveButton).toBeVisible();
  await page.keyboard.press('Control+s');
  for (const message of ['Judul harus diisi', 'Mulai harus diisi', 'Selesai harus diisi', 'Gambar harus diisi'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Judul')).toBeFocused();
  await expect(page.getByText('4 isian perlu diperbaiki:')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Selesai', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Selesai' })).toBeFocused();
  await page.getByLabel('Judul').fill('x'.repeat(61));
  await expect(page.getByText('Judul maximal 60 karakter')).toBeVisible();
  await expect(page.getByText('61/60')).toBeVisible();
});

test('server errors are shown at their field', async ({ as, page, problems }) => {
  problems.tolerate(/status of 422/);
  await as('marketing');
  const { id } = await bannerOf(page, unique('Ditolak'));
  await page.route(`**/v1/cms/banner/${id}`, async route => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fulfill({
      status: 422,
      json: { code: 422, message: 'Isian belum benar.', data: null, errors: { link: 'Tautan bukan halaman kami' } },
    });
  });
  await page.goto(`/banner/edit/${id}`);
  await page.getByLabel('Tautan').fill('https://contoh.id/promo');
  await saveButton(page).click();
  await expect(page.getByText('Tautan bukan halaman kami')).toBeVisible();
  await expect(page.getByLabel('Tautan')).toBeFocused();
  await expect(page.getByLabel('Tautan')).toHaveValue('https://contoh.id/promo');
  await page.getByLabel('Tautan').fill('');
  await expect(page.getByText('Tautan bukan halaman kami')).toHaveCount(0);
});

test('a row’s menu opens with all its items, however late their code loads', async ({ as, page }) => {
  const { asked, release } = await holdAsset(page, 'SwitchMenuItem');
  const banners = await as('superadmin', bannerResource);
  const { title } = await bannerOf(page, unique('Menu'));
  await banners.find(title);
  await asked;
  await banners
    .row(title)
    .getByRole('button', { name: /^Tindakan lain/ })
    .click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await expect(page.getByRole('menuitem')).toHaveText(['Ubah', 'Nonaktifkan', 'Duplikat', 'Hapus']);
  await expect(page.getByRole('menuitem', { name: 'Ubah' })).toBeFocused();
});

test('a menu clicked before its code has loaded opens once it has', async ({ as, page }) => {
  const { asked, release } = await holdAsset(page, 'surfaces');
  await as('marketing');
  await page.goto('/banner');
  await asked;
  await page.getByRole('button', { name: 'Kolom dan kerapatan' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Kategori' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Kolom dan kerapatan' })).toBeFocused();
});

test('typed input survives a lost network, and a retry saves it', async ({ as, page, problems }) => {
  problems.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await as('marketing');
  const { id, title } = await bannerOf(page, unique('Putus'));
  await page.goto(`/banner/edit/${id}`);
  const renamed = `${title} lagi`;
  await page.getByLabel('Judul').fill(renamed);
  await page.context().setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole('alert').getByText(/^Server tidak dapat dihubungi/)).toBeVisible();
  await expect(page.getByLabel('Judul')).toHaveValue(renamed);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(`Banner “${renamed}” disimpan.`)).toBeVisible();
});

test('a version made stale by a second tab is compared, and nothing typed is lost', async ({ as, page, problems }) => {
  problems.tolerate(/status of 409/);
  await as('marketing');
  const { id, title } = await bannerOf(page, unique('Dua tab'));
  await page.goto(`/banner/edit/${id}`);
  await page.getByLabel('Judul').fill(`${title} punya saya`);
  await page.getByLabel('Tulisan tombol').fill('Tombol saya');

  const other = await page.context().newPage();
  await other.goto(`/banner/edit/${id}`);
  await other.getByLabel('Judul').fill(`${title} mereka`);
  await other.getByLabel('Keterangan').fill('Dari tab lain');
  await saveButton(other).click();
  await expect(other).toHaveURL(/\/banner(\?|$)/);
  await other.close();

  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Banner ini sudah diubah orang lain' });
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByText('Isian yang tidak Anda ubah mengikuti yang tersimpan: Keterangan.')).toBeVisible();
  // going back changes nothing; saving asks again
  await dialog.getByRole('button', { name: 'Kembali ke formulir' }).click();
  await expect(page.getByLabel('Judul')).toHaveValue(`${title} punya saya`);
  await saveButton(page).click();
  await dialog.getByRole('radio', { name: 'Judul: Yang tersimpan' }).check();
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(page.getByText(`Banner “${title} mereka” disimpan.`)).toBeVisible();

  const saved = (await (await page.request.get(`/v1/cms/banner/${id}`)).json()).data;
  expect(saved).toMatchObject({
    title: `${title} mereka`,
    cta_label: 'Tombol saya',
    description: 'Dari tab lain',
    version: 3,
  });
});

test('leaving with unsaved changes asks for confirmation', async ({ as, page }) => {
  const banners = await as('marketing', bannerResource);
  const { title } = await bannerOf(page, unique('Belum disimpan'));
  await banners.find(title);
  await banners.openEdit(title);
  const ask = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });

  // nothing typed, so nothing is asked
  await page.getByRole('main').getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL(url => url.pathname === '/banner' && url.search.includes('Belum'));
  await banners.openEdit(title);

  await page.getByLabel('Judul').fill('Ketikan saya');
  await page.getByRole('main').getByRole('link', { name: 'Batal' }).click();
  await ask.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(page.getByLabel('Judul')).toHaveValue('Ketikan saya');
  await page.goBack();
  await expect(ask).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await expect(page.getByLabel('Judul')).toHaveValue('Ketikan saya');

  const question = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(page.getByLabel('Judul')).toHaveValue('Ketikan saya');

  await page.getByRole('link', { name: 'Kembali' }).click();
  await ask.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(page).toHaveURL(/\/banner(\?|$)/);
});

test('several banners are deleted at once, after a confirmation that states the consequence', async ({ as, page }) => {
  const banners = await as('superadmin', bannerResource);
  const name = unique('Hapus massal');
  for (const number of [1, 2, 3]) await bannerOf(page, `${name} ${number}`);
  await banners.openList();
  await banners.find(name);
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await expect(page.getByRole('toolbar').getByText('3 dipilih')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Hapus' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Hapus 3 banner?' });
  await expect(ask.getByText('Banner yang dihapus tidak tampil lagi di aplikasi pelanggan.')).toBeVisible();
  await ask.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('3 banner dihapus.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tidak ada banner yang cocok' })).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

test('filters and sort are kept in the URL, across reload and back', async ({ as, page }) => {
  const banners = await as('auditor', bannerResource);
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tayang' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Terjadwal' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Status: 2' })).toBeVisible();
  const sorted = page.waitForResponse(response => new URL(response.url()).searchParams.get('sort') === 'title');
  await page.getByRole('button', { name: 'Judul' }).click();
  await sorted;
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Judul' })).toHaveAttribute('aria-sort', 'ascending');
  const first = (await banners.table.getByRole('rowheader').first().textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('button', { name: 'Status: 2' })).toBeVisible();
  await expect(banners.table.getByRole('rowheader').first()).toHaveText(first);
  await page.getByRole('button', { name: /^Hapus filter Status/ }).click();
  await expect(page.getByRole('button', { name: 'Status', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Status: 2' })).toBeVisible();
});

test('an auditor sees banners but cannot change them; a guest sees none', async ({ as, page }) => {
  const banners = await as('auditor', bannerResource);
  // once the rows have loaded: until then, nothing else has either
  await expect(banners.table.getByRole('rowheader').first()).toBeVisible();
  await expect(banners.addButton).toHaveCount(0);
  await expect(banners.table.getByRole('checkbox')).toHaveCount(0);
  await expect(banners.table.getByRole('rowheader').getByRole('link').first()).toBeVisible();
  await expect(banners.table.getByRole('link', { name: /^Ubah / })).toHaveCount(0);
  await page.goto('/banner/add');
  await expect(page).toHaveURL(url => url.pathname === '/unauthorized');

  await as('tamu');
  await page.goto('/banner');
  await expect(page).toHaveURL(url => url.pathname === '/unauthorized');
});

test('on a phone, rows and form fit without sideways scrolling, and Simpan is in view', async ({ as, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const banners = await as('superadmin', bannerResource);
  await expect(banners.table.getByRole('row').nth(1)).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await banners.table.getByRole('rowheader').first().getByRole('link').click();
  await expect(banners.saveButton).toBeInViewport();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
