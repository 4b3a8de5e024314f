import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { EXPIRED_MAILBOX } from '../../server/domains/identity/account/demo/demoAccounts';
import { PASSWORD } from '../support/people';
import { linkOf, mailTo, newColleague } from './support/newColleague';
import { expectDashboard, signInAt } from './support/signInAt';
import { expect, test, visit } from './support/test';

const expired = `${EXPIRED_MAILBOX}@merchants.test`;
const fresh = 'Sate-Madura#2026 pedas';

test('a forgotten password is reset by the emailed link, which works once', async ({ page, baseURL, problems }) => {
  problems.tolerate(/status of 404/);
  const colleague = await newColleague(baseURL!);
  await page.goto('/');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByText('Email harus diisi')).toBeVisible();
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByText(/^Bila email ini terdaftar, tautan untuk membuat kata sandi baru/)).toBeVisible();

  const link = linkOf(await mailTo(colleague.email, 2));
  await visit(page, link);
  await expect(page.getByText(`Untuk akun ${colleague.email}.`)).toBeVisible();
  await page.getByLabel('Kata sandi baru').fill('lemah');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText(/^Password must be at least 8 characters/)).toBeVisible();
  await page.getByLabel('Kata sandi baru').fill(fresh);
  await page.getByLabel('Konfirmasi kata sandi').fill(`${fresh}!`);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Konfirmasi kata sandi tidak sesuai')).toBeVisible();
  await page.getByLabel('Konfirmasi kata sandi').fill(fresh);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi sudah diganti. Masuklah dengan kata sandi yang baru.')).toBeVisible();
  await signInAt(page, { email: colleague.email, password: fresh });
  await expectDashboard(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Tautan ini tidak berlaku lagi' })).toBeVisible();
});

test('an unknown email address gets the same response', async ({ page }) => {
  await page.goto('/password/forgot');
  await page.getByLabel('Email').fill('tidak.ada@merchants.test');
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByText(/^Bila email ini terdaftar, tautan untuk membuat kata sandi baru/)).toBeVisible();
});

test('the password is changed at /profile, which requires the old one and renews its expiry', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.tolerate(/status of 422/);
  const colleague = await newColleague(baseURL!);
  await page.request.post('/api/auth/login', { data: colleague });
  await visit(page, '/profile');
  await expect(page.getByText(/hari lagi, /)).toBeVisible();
  await page.getByLabel(/^Kata sandi lama/).fill('salah');
  await page.getByLabel(/^Kata sandi baru/).fill(fresh);
  await page.getByLabel(/^Konfirmasi kata sandi/).fill(fresh);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByLabel(/^Kata sandi lama/)).toBeFocused();
  await page.getByLabel(/^Kata sandi lama/).fill(colleague.password);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText('Kata sandi diganti.')).toBeVisible();
  await expect(page.getByText(/^(89|90) hari lagi, /)).toBeVisible();
});

test('a user whose password has not expired is redirected from the forced change to the dashboard', async ({
  as,
  page,
}) => {
  await as('keuangan');
  await page.goto('/reset-password');
  await expectDashboard(page);
});

test('an expired password must be changed before anything else is accessible', async ({ page, problems }) => {
  problems.tolerate(/status of 422/);
  const login = await page.request.post('/api/auth/login', { data: { email: expired, password: PASSWORD } });
  expect(login.status(), 'changed by a run before, on these data: reset them').toBe(200);
  await page.context().clearCookies();

  await page.goto('/?next=%2Fbanner');
  await signInAt(page, { email: expired, password: PASSWORD });
  await expect(page).toHaveURL(url => url.pathname === '/reset-password');
  await expect(page.getByRole('heading', { name: 'Kata sandi Anda sudah berakhir' })).toBeVisible();
  const refused = await page.request.get('/v1/cms/notifications');
  expect({ status: refused.status(), data: (await refused.json()).data }).toEqual({
    status: 403,
    data: { reason: 'password_expired' },
  });
  await page.goto('/account');
  await expect(page).toHaveURL(url => url.pathname === '/reset-password');

  await page.getByLabel(/^Kata sandi lama/).fill(PASSWORD);
  await page.getByLabel(/^Kata sandi baru/).fill(PASSWORD);
  await page.getByLabel(/^Konfirmasi kata sandi/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText(/5 kata sandi terakhir/)).toBeVisible();
  await page.getByLabel(/^Kata sandi baru/).fill(fresh);
  await page.getByLabel(/^Konfirmasi kata sandi/).fill(fresh);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expectDashboard(page);
  expect((await page.context().cookies()).some(({ name }) => name === PASSWORD_COOKIES.expired)).toBe(false);
  await page.reload();
  await expectDashboard(page);
});
