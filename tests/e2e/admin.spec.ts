import { adminResource } from '../../src/resources/admin';
import { linkIn } from '../support/mails';
import { crudTest } from './support/crudTest';
import { linkOf, mailTo, newColleague } from './support/newColleague';
import { expectDashboard, signInAt } from './support/signInAt';
import { expect, test } from './support/test';
import { unique } from './support/unique';

crudTest(adminResource, {
  as: 'superadmin',
  create: {
    Email: `rekan.${unique('x').slice(2)}@merchants.test`,
    Nama: 'Rekan Baru',
    Peran: async page => {
      await page.getByRole('combobox', { name: /^Peran/ }).click();
      await page.getByRole('option', { name: 'Admin Harga', exact: true }).click();
    },
  },
  edit: { Nama: 'Rekan Lama', 'Nomor telepon': '0812-3456-7890' },
  everyBackend: true,
});

const inMain = (page: import('@playwright/test').Page) => page.getByRole('main');

test('a super admin invites a colleague, who sets a password and signs in', async ({ as, page, browser }) => {
  const admins = await as('superadmin', adminResource);
  const word = unique('x').slice(2);
  const email = `undangan.${word}@merchants.test`;
  await admins.openCreate();
  await page.getByLabel('Nama').fill('Undangan Baru');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: /^Peran/ }).click();
  await page.getByRole('option', { name: 'Marketing Regional' }).click();
  // a regional role requires the region
  await page.getByRole('combobox', { name: /^Wilayah/ }).click();
  await page.getByRole('option', { name: 'Sulawesi' }).click();
  await admins.save();
  await expect(page.getByText('Pengguna admin “Undangan Baru” ditambahkan.')).toBeVisible();
  await admins.find(email);
  await expect(admins.row(email)).toContainText('Diundang');
  await expect(admins.row(email)).toContainText('Sulawesi');

  await admins.openEdit(email);
  await page.getByRole('button', { name: 'Kirim lagi undangan' }).click();
  await expect(page.getByText(`Undangan dikirim lagi ke ${email}.`)).toBeVisible();

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto(linkOf(await mailTo(email, 2)));
  await expect(other.getByRole('heading', { name: 'Selamat datang' })).toBeVisible();
  await other.getByLabel('Kata sandi baru').fill('Kopi-Gayo#2026 manis');
  await other.getByLabel('Konfirmasi kata sandi').fill('Kopi-Gayo#2026 manis');
  await other.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(other.getByText('Kata sandi sudah diganti.')).toBeVisible();
  await signInAt(other, { email, password: 'Kopi-Gayo#2026 manis' });
  await expectDashboard(other);
  await theirs.close();
});

test('a disabled colleague is signed out at once, and can be enabled again', async ({ as, page, browser, baseURL }) => {
  const colleague = await newColleague(baseURL!);
  const theirs = await browser.newContext();
  const login = await theirs.request.post('/api/auth/login', { data: colleague });
  expect(login.ok()).toBe(true);
  expect((await theirs.request.get('/api/auth/profile')).status()).toBe(200);

  const admins = await as('superadmin', adminResource);
  await page.goto(`/user/edit/${colleague.id}`);
  await expect(page.getByText('Masuk ').first()).toBeVisible();
  await page.getByLabel('Aktif', { exact: true }).uncheck();
  await inMain(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Pengguna admin “${colleague.name}” disimpan.`)).toBeVisible();
  expect((await theirs.request.get('/api/auth/profile')).status()).toBe(401);
  await theirs.close();
  // switched on again from the row's menu, by the call that does only that
  await admins.find(colleague.email);
  await expect(admins.row(colleague.email)).toContainText('Nonaktif');
  await admins
    .row(colleague.email)
    .getByRole('button', { name: /^Tindakan lain/ })
    .click();
  await page.getByRole('menuitem', { name: 'Aktifkan' }).click();
  await expect(admins.row(colleague.email)).not.toContainText('Nonaktif');
  await expect(admins.row(colleague.email)).toContainText('Aktif');
});

test('all sessions of a colleague are ended, then the account is deleted', async ({ as, page, browser, baseURL }) => {
  const colleague = await newColleague(baseURL!);
  const theirs = await browser.newContext();
  await theirs.request.post('/api/auth/login', { data: colleague });
  const admins = await as('superadmin', adminResource);
  await admins.find(colleague.email);
  await admins.openEdit(colleague.email);
  await page.getByRole('button', { name: 'Akhiri semua sesi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri semua sesi' }).click();
  await expect(page.getByText('1 sesi diakhiri.')).toBeVisible();
  await expect(page.getByText('Akun ini tidak sedang masuk di perangkat mana pun.')).toBeVisible();
  expect((await theirs.request.get('/api/auth/profile')).status()).toBe(401);
  await theirs.close();
  await admins.remove();
  await admins.find(colleague.email);
  await expect(page.getByRole('heading', { name: 'Tidak ada pengguna admin yang cocok' })).toBeVisible();
});

test('one’s own account offers no role, switch or deletion', async ({ as, page }) => {
  await as('superadmin');
  const { data } = await (await page.request.get('/api/auth/profile')).json();
  await page.goto(`/user/edit/${data.id}`);
  await expect(page.getByText('Ini akun Anda sendiri')).toBeVisible();
  await expect(page.getByLabel('Nama')).toHaveValue(data.name);
  await expect(page.getByRole('combobox', { name: /^Peran/ })).toHaveCount(0);
  await expect(page.getByLabel('Aktif', { exact: true })).toHaveCount(0);
  await expect(inMain(page).getByRole('button', { name: 'Hapus' })).toHaveCount(0);
});

test('an auditor filters the list by role, and can change nothing', async ({ as, page }) => {
  const admins = await as('auditor', adminResource);
  // once the rows have loaded: until then, nothing else has either
  await expect(admins.table.getByRole('rowheader').first()).toBeVisible();
  await expect(admins.addButton).toHaveCount(0);
  await expect(admins.table.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Peran', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Keuangan' }).click();
  await page.keyboard.press('Escape');
  await expect(admins.row('keuangan@merchants.test')).toBeVisible();
  await expect(admins.row('harga@merchants.test')).toHaveCount(0);
  await page.goto('/user/add');
  await expect(page).toHaveURL(/\/unauthorized/);
});

test('the Super Admin role takes effect only after a second super admin approves it', async ({
  as,
  page,
  browser,
  baseURL,
  request,
}) => {
  const candidate = await newColleague(baseURL!);
  const password = `Kopi-Toraja#2026 ${unique('p')}`;
  const second = { email: 'ni.sukadana@merchants.test', password };
  await request.post('/api/auth/request-forgot-pin', { data: { email: second.email } });
  // mails of earlier requests, whose links have expired, are there too
  await expect(async () => {
    const id = linkIn(await mailTo(second.email));
    const response = await request.post('/api/auth/forgot-pin', {
      data: { id, password, password_confirmation: password },
    });
    expect(response.status()).toBe(200);
  }).toPass();

  await as('superadmin');
  await page.goto(`/user/edit/${candidate.id}`);
  await page.getByRole('combobox', { name: /^Peran/ }).click();
  await page.getByRole('option', { name: 'Super Admin' }).click();
  await expect(page.getByText('Peran ini baru berlaku setelah disetujui Super Admin lain.')).toBeVisible();
  await inMain(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Pengguna admin “${candidate.name}” disimpan.`)).toBeVisible();
  await page.goto(`/user/edit/${candidate.id}`);
  await expect(page.getByText(/^Anda mengajukan peran Super Admin untuk akun ini/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tarik pengajuan' })).toBeVisible();

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto('/');
  await signInAt(other, second);
  await expectDashboard(other);
  await other.goto(`/user/edit/${candidate.id}`);
  await expect(other.getByText(/^Ratna Puspitasari mengajukan peran Super Admin/)).toBeVisible();
  await other.getByRole('button', { name: 'Setujui' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Setujui' }).click();
  await expect(other.getByText(`${candidate.name} sekarang Super Admin.`)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  await theirs.close();
});

test('on a phone, the bar of bulk actions stays within the screen', async ({ as, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const admins = await as('superadmin', adminResource);
  await admins.table.getByRole('checkbox').nth(1).check();
  const bar = page.getByRole('toolbar', { name: 'Tindakan untuk yang dipilih' });
  await expect(bar.getByRole('button', { name: 'Kirim lagi undangan' })).toBeVisible();
  for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
});
