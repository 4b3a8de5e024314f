import type { Locator, Page } from '@playwright/test';
import { bannerOf } from './support/bannerOf';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** Presses Tab until the target has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate(element => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a banner is found, changed, checked in its history and deleted by keyboard alone', async ({ as, page }) => {
  await as('superadmin');
  const { title } = await bannerOf(page, unique('Papan ketik'));
  await page.goto('/banner');
  const main = page.getByRole('main');

  await tabTo(page, main.getByRole('searchbox'));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const link = page.getByRole('table').getByRole('link', { name: title, exact: true });
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
  await tabTo(page, link);
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Judul'));
  await page.keyboard.press('End');
  await page.keyboard.type(' baru');
  await tabTo(page, main.getByRole('combobox', { name: /^Kategori/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: 'Aktif' }).or(page.getByRole('checkbox', { name: 'Aktif' })));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Banner “${title} baru” disimpan.`)).toBeVisible();

  const changed = page.getByRole('table').getByRole('link', { name: `${title} baru`, exact: true });
  await tabTo(page, changed);
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Riwayat' }));
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'Riwayat' });
  await expect(history).toContainText(`mengubah Judul dari “${title}” menjadi “${title} baru”.`);
  await expect(history).toContainText('mengubah Aktif dari “Ya” menjadi “Tidak”.');
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);

  await tabTo(page, main.getByRole('button', { name: 'Hapus' }));
  await page.keyboard.press('Enter');
  const ask = page.getByRole('alertdialog');
  await expect(ask).toBeVisible();
  await tabTo(page, ask.getByRole('button', { name: 'Hapus' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Banner “${title} baru” dihapus.`)).toBeVisible();
  await expect(page).toHaveURL(/\/banner\?/);
});
