import { newColleague } from './support/newColleague';
import { picture } from './support/picture';
import { expect, test, visit } from './support/test';

test('a colleague changes name and photo, and ends another session', async ({ page, browser, baseURL }) => {
  const colleague = await newColleague(baseURL!);
  const elsewhere = await browser.newContext();
  await elsewhere.request.post('/api/auth/login', { data: colleague });
  await page.request.post('/api/auth/login', { data: colleague });
  await visit(page, '/account');
  const details = page.getByRole('region', { name: 'Data diri' });
  await details.getByLabel('Nama').fill('Nama Baru');
  await details.locator('input[type=file]').setInputFiles(await picture(400, 400));
  await expect(details.getByRole('button', { name: 'Ganti foto' })).toBeVisible();
  await details.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Profil disimpan.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Menu profil:.*Nama Baru/ })).toBeVisible();

  const sessions = page.getByRole('region', { name: 'Sesi Anda' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('perangkat ini')).toBeVisible();
  await sessions.getByRole('button', { name: /^Akhiri sesi/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.request.get('/api/auth/profile')).status()).toBe(401);
  await elsewhere.close();

  const rights = page.getByRole('region', { name: 'Hak Anda' });
  await rights.getByText('Banner', { exact: false }).first().click();
  await rights.getByRole('button', { name: 'Menghapus banner Mengapa?' }).click();
  await expect(page.getByRole('dialog').getByText('Peran Anda belum memiliki hak “Menghapus banner”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Aktivitas terbaru' }).getByRole('row').nth(1)).toBeVisible();
});
