import type { Page } from '@playwright/test';
import { financeApi } from '../../contract/finance/financeApi';
import { CATEGORY_CODES } from '../../contract/product';
import { salesApi } from '../../contract/sales/salesApi';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const ask = async <Data>(page: Page, path: string, query: Record<string, string>): Promise<Data> =>
  (await (await page.request.get(path, { params: query })).json()).data as Data;
const rupiah = (value: number) => `Rp${value.toLocaleString('id-ID')}`;

test('finance reads a month of sales down to the orders behind a row and an invoice', async ({ as, visit }) => {
  const page = await as('keuangan');
  const main = page.getByRole('main');
  await visit('/sales/lpg');
  await main.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/start_date/);
  await main.getByRole('button', { name: 'Per bulan' }).click();
  await expect(page).toHaveURL(/filter_date/);
  const asked = JSON.parse(new URL(page.url()).searchParams.get('filter')!) as Record<string, string[]>;
  const query = {
    category: 'lpg',
    start_date: asked.start_date![0]!,
    end_date: asked.end_date![0]!,
    filter_date: 'month',
  };
  const { totals } = await ask<{ totals: { value: number } }>(page, salesApi.chart.path, query);
  await expect(main.getByRole('button', { name: /^Nilai penjualan Rp/ })).toContainText(rupiah(totals.value));
  await main.getByRole('button', { name: 'Lihat tabel' }).click();
  await expect(
    main
      .getByRole('region', { name: /^Angka per waktu/ })
      .getByRole('row')
      .last(),
  ).toContainText(totals.value.toLocaleString('id-ID'));
  await expectAccessible(page);

  // the orders behind a row add up to the row
  const row = main.getByRole('table').last().getByRole('row').nth(1);
  const value = await row.getByRole('cell').last().textContent();
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/sales\/lpg\?/);
  await row.getByRole('link').first().click();
  const behind = page.getByRole('dialog');
  await expect(behind.getByText(/^\d.* pesanan, /)).toContainText(value!.trim());
  const orders = behind.getByRole('table').getByRole('row');
  const values = await orders.locator('td.sale-orders-number').allTextContents();
  const figures = values.map(text => Number(text.replaceAll('.', '')));
  expect(figures.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(figures.at(-1));

  await behind
    .getByRole('link', { name: /^Invoice / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sales\/lpg\/[\da-f-]{36}$/);
  await expect(main.getByText(/^INV\/\d{8}\/PSN-\d+$/).first()).toBeVisible();
  await expect(main.getByText(/ rupiah$/)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Unduh PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^invoice-PSN-\d+\.pdf$/);
});

test('each category has its own page, which is denied to users without permission', async ({ as, visit }) => {
  const page = await as('keuangan');
  for (const category of CATEGORY_CODES) {
    await visit(`/sales/${category}`);
    const { totals } = await ask<{ totals: { value: number } }>(page, salesApi.list.path, { category });
    await expect(page.getByRole('button', { name: /^Nilai penjualan Rp/ })).toContainText(rupiah(totals.value));
  }
  const helpdesk = await as('helpdesk');
  await helpdesk.goto('/sales/bbm');
  await expect(helpdesk).toHaveURL(/unauthorized/);
});

test('finance records a cost, which the dashboard counts at once; helpdesk sees no finance figures', async ({
  as,
  visit,
}) => {
  const page = await as('keuangan');
  await visit('/dashboard');
  const costs = page.getByRole('region', { name: 'Biaya operasional' });
  const sum = async () => (await ask<{ totals: { cost: number } }>(page, financeApi.costs.path, {})).totals.cost;
  const before = await sum();
  await costs.getByRole('button', { name: 'Tambah biaya' }).click();
  const form = page.getByRole('dialog');
  const description = unique('Sewa gudang');
  await form.getByRole('combobox', { name: 'Jenis biaya' }).click();
  await page.getByRole('option', { name: 'Kantor dan utilitas' }).click();
  await form.getByRole('textbox', { name: 'Keterangan' }).fill(description);
  await form.getByRole('textbox', { name: 'Jumlah' }).fill('1.250.000');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Biaya Operasional berhasil ditambahkan')).toBeVisible();
  expect(await sum()).toBe(before + 1_250_000);
  await expect(costs).toContainText(rupiah(before + 1_250_000));

  await costs.getByRole('link', { name: 'Lihat semua biaya' }).click();
  await expect(page.getByRole('link', { name: description })).toBeVisible();
  await expectAccessible(page);

  const helpdesk = await as('helpdesk');
  await helpdesk.goto('/dashboard');
  await expect(helpdesk.getByRole('heading', { name: 'Perlu ditangani' })).toBeVisible();
  await expect(helpdesk.getByRole('heading', { name: 'Keuangan' })).toHaveCount(0);
});
