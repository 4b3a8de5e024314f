import type { Page } from '@playwright/test';
import { permissionResource } from '../../src/resources/permission';
import { roleResource } from '../../src/resources/role';
import { crudTest } from './support/crudTest';
import { newColleague } from './support/newColleague';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const right = (page: Page, label: string) => page.getByRole('checkbox', { name: label });
const code = () => `can_read_${unique('x').slice(2)}`;

crudTest(permissionResource, {
  as: 'superadmin',
  create: { Keterangan: unique('Melihat laporan stok'), 'Kode hak': code(), Menu: 'Data Penjualan' },
  edit: { Keterangan: unique('Melihat laporan persediaan') },
});

/** Returns the id of a role by its name, over the API. */
async function roleId(page: Page, name: string): Promise<string> {
  const { data } = await (await page.request.get('/v1/cms/roles?limit=100')).json();
  return data.list.find((role: { name: string }) => role.name === name).id;
}

test('a role is copied, changed after a review of the affected users, and cannot be deleted while assigned', async ({
  as,
  page,
  baseURL,
  problems,
}) => {
  problems.tolerate(/status of 409|masih dipegang/);
  const roles = await as('superadmin', roleResource);
  const name = unique('Peran Salinan');
  await roles.find('Admin Harga');
  await roles.row('Admin Harga').getByRole('link', { name: 'Admin Harga' }).click();
  await page.getByRole('link', { name: 'Salin peran' }).click();
  await expect(page.getByText('Disalin dari peran Admin Harga.')).toBeVisible();
  await page.getByLabel('Nama peran').fill(name);
  await expect(right(page, 'Melihat banner')).not.toBeChecked();
  await right(page, 'Menambah banner').check();
  // what it needs is ticked too, and says why it stays
  await expect(right(page, 'Melihat banner. Ikut otomatis')).toBeChecked();
  await roles.save();
  await expect(page.getByText(`Peran “${name}” ditambahkan.`)).toBeVisible();

  const colleague = await newColleague(baseURL!, name);
  // from the list, whose rows do not include the rights
  await roles.find(name);
  await page.getByRole('button', { name: `Tindakan lain untuk ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  await expect(right(page, 'Menambah banner')).toBeChecked();
  await right(page, 'Menambah banner').uncheck();
  await right(page, 'Melihat banner').uncheck();
  await page.getByRole('searchbox', { name: 'Cari hak' }).fill('voucher');
  await right(page, 'Melihat voucher promo').check();
  await expect(page.getByText('1 hak ditambah, 2 dicabut.')).toBeVisible();
  await expect(page.getByText('Berlaku untuk 1 pengguna pada tindakan mereka berikutnya.')).toBeVisible();
  const review = page.getByRole('dialog', { name: `Periksa perubahan peran ${name}` });
  await page.getByRole('button', { name: 'Lihat perubahan' }).click();
  await expect(review.getByText('Melihat voucher promo')).toBeVisible();
  await expect(review.getByRole('button')).toHaveCount(1);
  await review.getByRole('button', { name: 'Kembali ke formulir' }).click();
  await expect(review).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();
  await expect(review.getByText(colleague.name)).toBeVisible();
  await expect(review.getByText('Menambah banner')).toBeVisible();
  await review.getByRole('button', { name: 'Kembali ke formulir' }).click();
  await expect(page.getByText('1 hak ditambah, 2 dicabut.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();
  await review.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(page.getByText(`Peran “${name}” disimpan.`)).toBeVisible();
  const login = await page.context().browser()!.newContext();
  await login.request.post('/api/auth/login', { data: colleague });
  const { data: grants } = await (await login.request.get('/api/auth/permissions')).json();
  expect(grants.slugs).toContain('can_read_voucher');
  expect(grants.slugs).not.toContain('can_create_banner');
  await login.close();

  await page.goto(`/user/permission/detail/${await roleId(page, name)}`);
  await page.getByRole('main').getByRole('button', { name: 'Hapus' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: 'Hapus' }).click();
  await expect(ask.getByRole('alert')).toContainText(colleague.name);
});

test('the super admin views the console as helpdesk, can change nothing, and returns', async ({ as, page }) => {
  await as('superadmin');
  await page.goto(`/user/permission/detail/${await roleId(page, 'Petugas Helpdesk 135')}`);
  await page.getByRole('button', { name: 'Lihat sebagai peran ini' }).click();
  await expect(page).toHaveURL(url => url.pathname === '/dashboard');
  const banner = page.getByRole('complementary', { name: 'Melihat sebagai Petugas Helpdesk 135' });
  await expect(banner).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByRole('link', { name: 'Pemesanan 135' })).toBeVisible();
  await expect(menu.getByText('Manage Admin')).toHaveCount(0);
  const refused = await page.request.put('/api-cms/user/profile', { data: { name: 'Lain', version: 1 } });
  expect(refused.status()).toBe(403);
  await menu.getByRole('link', { name: 'Pemesanan 135' }).click();
  const place = page.getByRole('button', { name: 'Buat pesanan' });
  await expect(place).toBeDisabled();
  await expect(place).toHaveAccessibleDescription(/tidak ada yang dapat diubah/);
  const number = page.getByRole('textbox', { name: 'Nomor telepon' });
  await number.press('Control+Enter');
  await number.fill('0812');
  await expect(page.getByText('Alamat harus diisi')).toHaveCount(0);
  await banner.getByRole('button', { name: 'Kembali ke akun saya' }).click();
  await expect(page).toHaveURL(/\/user\/permission\/detail\//);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Petugas Helpdesk 135' })).toBeVisible();
});

test('one’s own role is read-only', async ({ as, page }) => {
  await as('superadmin');
  await page.goto(`/user/permission/detail/${await roleId(page, 'Super Admin')}`);
  await expect(page.getByText('Peran bawaan ini selalu memegang semua hak')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ubah' })).toHaveCount(0);
});

test('access denied names the missing permission, the roles with it and who can grant it', async ({ as, page }) => {
  await as('tamu');
  await page.goto('/banner');
  await expect(page).toHaveURL(/\/unauthorized/);
  await page.getByRole('button', { name: 'Mengapa saya tidak bisa?' }).click();
  const why = page.getByRole('dialog', { name: 'Mengapa saya tidak bisa?' });
  await expect(why.getByText('Peran Anda belum memiliki hak “Melihat banner” (Banner).')).toBeVisible();
  await expect(why.getByText(/Peran yang memberikannya:.*Marketing Regional/)).toBeVisible();
  await expect(why.getByRole('link', { name: 'superadmin@merchants.test' })).toBeVisible();
});

test('the permission matrix fits on a phone', async ({ as, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as('superadmin');
  await page.goto(`/user/permission/edit/${await roleId(page, 'Admin Merchant')}`);
  await expect(right(page, 'Menghapus banner')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
