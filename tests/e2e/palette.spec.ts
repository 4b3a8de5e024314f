import { expectAccessible } from './support/expectAccessible';
import { expect, test, visit } from './support/test';

test('finds and opens a page, a record and an action by keyboard alone', async ({ as, page }) => {
  await as('superadmin');
  await visit(page, '/help');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('ongkir');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shipping-cost$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Pesan Pertamax');
  await expect(page.getByRole('option', { name: /Pesan Pertamax/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/banner\/edit\/[\da-f-]{36}$/);
  // opened records are remembered by name
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue(/Pesan Pertamax/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tambah banner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/banner\/add$/);

  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: 'Terakhir dibuka' }).getByRole('option', { name: /Pesan Pertamax/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('offers only what the user may open', async ({ as, page }) => {
  await as('harga');
  await visit(page, '/help');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('banner');
  await expect(page.getByText('Tidak ada yang cocok dengan “banner”')).toBeVisible();
  await page.getByRole('combobox').fill('harga');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Merchant/ })).toHaveCount(0);
});

test('works by touch on a phone', async ({ as, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as('superadmin');
  await visit(page, '/help');
  await page.getByRole('button', { name: 'Cari atau buka' }).click();
  await page.getByRole('combobox').fill('monitoring');
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Monitoring Order', exact: true }).click();
  await expect(page).toHaveURL(/\/monitoring-order$/);
});
