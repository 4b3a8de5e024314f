import { bannerResource } from '../../src/resources/banner';
import { bannerOf } from './support/bannerOf';
import { newColleague } from './support/newColleague';
import { expectDashboard, signInAt } from './support/signInAt';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** Daily work of a role, as far as the domains' own scripts do not cover it. */

test('marketing: saves a view of their region, changes a banner there, and finds the change in its history', async ({
  as,
  page,
}) => {
  const banners = await as('marketing', bannerResource);
  const { title } = await bannerOf(page, unique('Promo Jatim'));
  await page.getByRole('button', { name: 'Wilayah', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Jatimbalinus' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).click();
  const keep = page.getByRole('dialog', { name: 'Simpan tampilan ini' });
  const view = unique('Wilayah saya');
  await keep.getByLabel('Nama tampilan').fill(view);
  // this person may not share it with everyone
  await expect(keep.getByLabel('Bagikan kepada semua pengguna')).toHaveCount(0);
  await keep.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Tampilan “${view}” disimpan.`)).toBeVisible();

  await banners.find(title);
  await expect(banners.row(title)).toContainText('Jatimbalinus');
  // switched off from its row, back on from the message, and duplicated
  const menuOf = () => banners.row(title).getByRole('button', { name: /^Tindakan lain/ });
  await menuOf().click();
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  await expect(banners.row(title)).toContainText('Nonaktif');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(banners.row(title)).not.toContainText('Nonaktif');
  await menuOf().click();
  await page.getByRole('menuitem', { name: 'Duplikat' }).click();
  await expect(page).toHaveURL(/\/banner\/add/);
  await expect(page.getByLabel('Judul')).toBeFocused();
  await expect(page.getByLabel('Judul')).toHaveValue(title);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
  await banners.find(title);
  await banners.openEdit(title);
  await page.getByLabel('Tulisan tombol').fill('Lihat promo');
  await banners.save();
  await expect(page.getByText(`Banner “${title}” disimpan.`)).toBeVisible();
  await banners.openEdit(title);
  await page.getByRole('main').getByRole('button', { name: 'Riwayat' }).click();
  await expect(page.getByRole('dialog', { name: 'Riwayat' })).toContainText('Lihat promo');
  await page.keyboard.press('Escape');

  await banners.openList();
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await page.getByRole('menuitem', { name: view }).click();
  await expect(page.getByRole('button', { name: 'Wilayah: 1' })).toBeVisible();
});

test('helpdesk: signs in, goes to the orders, is told why banners are off limits, and signs out', async ({
  page,
  baseURL,
}) => {
  const colleague = await newColleague(baseURL!, 'Petugas Helpdesk 135');
  // a shared link goes through the sign-in page to its target
  await page.goto('/monitoring-order');
  await expect(page).toHaveURL(url => url.pathname === '/' && url.searchParams.get('next') === '/monitoring-order');
  await signInAt(page, colleague);
  await expect(page).toHaveURL(url => url.pathname === '/monitoring-order');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByRole('link', { name: 'Monitoring Order' })).toBeVisible();
  await expect(menu.getByText('Atur Harga Produk')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('135');
  await page.getByRole('option', { name: 'Pemesanan 135', exact: true }).click();
  await expect(page).toHaveURL(/\/order$/);

  await page.goto('/banner');
  await expect(page).toHaveURL(url => url.pathname === '/unauthorized');
  await page.getByRole('button', { name: 'Mengapa saya tidak bisa?' }).click();
  const why = page.getByRole('dialog', { name: 'Mengapa saya tidak bisa?' });
  await expect(why.getByText('Peran Anda belum memiliki hak “Melihat banner” (Banner).')).toBeVisible();
  await why.getByRole('button').click();

  await page.getByRole('button', { name: /^Menu profil/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Anda Yakin Keluar dari aplikasi ini?' });
  await ask.getByRole('button', { name: 'Ya, Keluar' }).click();
  await expect(page).toHaveURL(url => url.pathname === '/');
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401);
  await page.goto('/order');
  await expect(page).toHaveURL(url => url.pathname === '/');
});

test('keuangan: corrects their phone number, ends their other sessions, and finds both in the activity', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await newColleague(baseURL!, 'Keuangan');
  const elsewhere = await browser.newContext();
  for (const _ of [1, 2]) await elsewhere.request.post('/api/auth/login', { data: colleague });
  await page.goto('/');
  await signInAt(page, colleague);
  await expectDashboard(page);
  await page.getByRole('button', { name: /^Menu profil/ }).click();
  await page.getByRole('menuitem', { name: 'Akun' }).click();

  const details = page.getByRole('region', { name: 'Data diri' });
  await details.getByLabel('Nomor telepon').fill('12');
  await details.getByRole('button', { name: 'Simpan' }).click();
  await expect(details.getByText('Nomor telepon bukan nomor telepon yang valid')).toBeVisible();
  await details.getByLabel('Nomor telepon').fill('0812 0000 4321');
  await details.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Profil disimpan.')).toBeVisible();

  const sessions = page.getByRole('region', { name: 'Sesi Anda' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Akhiri semua sesi lain' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri semua sesi lain' }).click();
  await expect(page.getByText('2 sesi lain diakhiri.')).toBeVisible();
  expect((await elsewhere.request.get('/api/auth/profile')).status()).toBe(401);
  await elsewhere.close();

  await page.reload();
  await expect(details.getByLabel('Nomor telepon')).toHaveValue(/4321$/);
  const activity = page.getByRole('region', { name: 'Aktivitas terbaru' }).getByRole('row');
  await expect(activity.filter({ hasText: 'Mengubah' })).toHaveCount(1);
  await expect(activity.filter({ hasText: 'Mengakhiri sesi' })).toHaveCount(1);
});
