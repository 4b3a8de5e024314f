import type { Page } from '@playwright/test';
import { orderResource } from '../../src/resources/order';
import { expect, settled, test, visit } from './support/test';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const fields = (page: Page) => new URL(page.url()).searchParams;

/** Opens and returns the dialog of a step. */
async function ask(page: Page, step: string) {
  await page.getByRole('main').getByRole('button', { name: step, exact: true }).click();
  return page.getByRole('dialog');
}

test('helpdesk finds a complaint by its tab, reviews it and settles it with a refund that finance completes', async ({
  as,
  page,
}) => {
  const orders = await as('helpdesk', orderResource);
  await settled(page);
  await expect(tab(page, /^Berjalan \d/)).toHaveAttribute('aria-selected', 'true');
  const count = Number((await tab(page, /^Keluhan/).innerText()).match(/\d+/)![0]);

  await tab(page, /^Keluhan \d/).click();
  await expect(tab(page, /^Keluhan \d/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`${count} pesanan`)).toBeVisible();
  expect(JSON.parse(fields(page).get('filter')!)).toEqual({ group: 'complaint' });
  // only the tab's statuses are offered
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(3);
  await page.getByRole('menuitemcheckbox', { name: 'Keluhan Masuk' }).click();
  await page.keyboard.press('Escape');
  await expect(orders.table.getByText('Keluhan Diperiksa')).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(orders.table.getByText('Keluhan Diperiksa')).toHaveCount(0);

  const link = orders.table.getByRole('link', { name: /^PSN-\d+$/ }).first();
  const number = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ hasText: number })).toContainText('Monitoring Order');
  await expect(page.getByRole('region', { name: 'Keluhan' }).getByRole('heading', { level: 3 })).toBeVisible();

  let dialog = await ask(page, 'Periksa keluhan');
  await dialog.getByRole('button', { name: 'Periksa keluhan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Keluhan Diperiksa', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Periksa keluhan' })).toHaveCount(0);

  dialog = await ask(page, 'Batalkan pesanan');
  await dialog.getByRole('button', { name: 'Batalkan pesanan' }).click();
  await expect(dialog.getByText('Catatan harus diisi')).toBeVisible();
  const reason = 'Foto menunjukkan katup tabung rusak.';
  await dialog.getByLabel(/^Catatan/).fill(reason);
  await dialog.getByRole('button', { name: 'Batalkan pesanan' }).click();
  await expect(dialog).toHaveCount(0);
  const timeline = page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem');
  await expect(timeline.first()).toContainText('Pesanan dibatalkan');
  await expect(timeline.first()).toContainText(reason);
  await expect(timeline.nth(1)).toContainText('Keluhan diperiksa');
  await expect(page.getByRole('main').getByRole('button', { name: 'Kirim ulang' })).toHaveCount(0);
  const address = new URL(page.url()).pathname;

  // back on the list as it was left, where the order is no longer a complaint
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(tab(page, new RegExp(`^Keluhan ${count - 1}$`))).toHaveAttribute('aria-selected', 'true');
  await expect(orders.row(number)).toHaveCount(0);

  await as('keuangan');
  await visit(page, address);
  dialog = await ask(page, 'Dana sudah kembali');
  await dialog.getByRole('button', { name: 'Dana sudah kembali' }).click();
  await expect(page.getByRole('main').getByText('Dana Dikembalikan', { exact: true }).first()).toBeVisible();
});

test('the delivery map shows the route by road, or a straight line when none is available', async ({
  as,
  page,
  problems,
}) => {
  const orders = await as('helpdesk', orderResource);
  await orders.table
    .getByRole('link', { name: /^PSN-\d+$/ })
    .first()
    .click();
  const map = page.getByRole('region', { name: /^Rute pengantaran, / });
  await expect(map.getByText('Lewat jalan 4,2 km, sekitar 12 menit')).toBeVisible();
  await expect(map.getByRole('tooltip', { name: 'Dari' })).toHaveCount(1);

  problems.tolerate(/directions/);
  await page.route('**/api/console/directions?*', route => route.abort());
  await page.reload();
  await expect(map.getByRole('tooltip', { name: /^[\d,]+ km$/ })).toHaveCount(1);
});
