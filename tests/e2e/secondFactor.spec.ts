import { TOTP } from 'otpauth';
import { newColleague } from './support/newColleague';
import { expectDashboard, signInAt } from './support/signInAt';
import { expect, test } from './support/test';
import { unique } from './support/unique';

test('the second factor is set up, required at sign-in, replaced by a recovery code, and switched off', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.tolerate(/status of (401|422)/);
  const colleague = await newColleague(baseURL!);
  await page.goto('/');
  await signInAt(page, colleague);
  await expectDashboard(page);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Verifikasi dua langkah' });
  await section.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(section.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const secret = (await section.locator('code').textContent())!.replace(/\s/g, '');
  const totp = new TOTP({ secret });
  await section.getByLabel('Kode verifikasi').fill('000000');
  await section.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(section.getByRole('alert')).toBeVisible();
  await section.getByLabel('Kode verifikasi').fill(totp.generate());
  await section.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(section.getByText('Simpan kode pemulihan Anda')).toBeVisible();
  const recovery = (await section.locator('li code').first().textContent())!;
  expect(await section.locator('li code').count()).toBe(10);
  await section.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(section.getByText(/Sisa kode pemulihan: 10/)).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/');
  await signInAt(page, colleague);
  await expect(page.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible();
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await expect(page.getByText('Kode verifikasi harus diisi')).toBeVisible();
  // the previous code's time step was used up by the setup
  await page.getByLabel('Kode verifikasi').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await expectDashboard(page);

  await page.context().clearCookies();
  await page.goto('/');
  await signInAt(page, colleague);
  await page.getByLabel('Kode verifikasi').fill(recovery);
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await expectDashboard(page);

  await page.goto('/account');
  await expect(section.getByText(/Sisa kode pemulihan: 9/)).toBeVisible();
  await section.getByRole('button', { name: 'Matikan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Matikan' }).click();
  await expect(section.getByText('Belum aktif.')).toBeVisible();
});

test('a role that requires a second factor grants access only after setup, and it cannot be switched off', async ({
  as,
  page,
  baseURL,
}) => {
  await as('superadmin');
  const role = unique('Peran dua langkah');
  const made = await page.request.post('/v1/cms/role', {
    data: { name: role, slugs: ['can_read_banner'], requires_second_factor: true },
  });
  expect(made.status()).toBe(201);
  const colleague = await newColleague(baseURL!, role);
  await page.context().clearCookies();

  await page.goto('/banner');
  await signInAt(page, colleague);
  await expect(page).toHaveURL(url => url.pathname === '/account');
  const section = page.getByRole('region', { name: 'Verifikasi dua langkah' });
  await expect(section.getByText('Peran Anda mewajibkannya.')).toBeVisible();
  const refused = await page.request.get('/v1/cms/banners');
  expect({ status: refused.status(), data: (await refused.json()).data }).toEqual({
    status: 403,
    data: { reason: 'second_factor_missing' },
  });
  await page.goto('/banner');
  await expect(page).toHaveURL(url => url.pathname === '/account');

  await section.getByRole('button', { name: 'Aktifkan' }).click();
  const totp = new TOTP({ secret: (await section.locator('code').textContent())!.replace(/\s/g, '') });
  await section.getByLabel('Kode verifikasi').fill(totp.generate());
  await section.getByRole('button', { name: 'Aktifkan' }).click();
  await section.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(page).not.toHaveURL(url => url.pathname === '/account');
  await page.goto('/banner');
  await expect(page.getByRole('table')).toBeVisible();
  // what the role requires cannot be switched off
  await page.goto('/account');
  await expect(section.getByText(/Sisa kode pemulihan: 10/)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Matikan' })).toHaveCount(0);
});
