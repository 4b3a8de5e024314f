import type { Page } from '@playwright/test';
import type { OrderRow } from '../../contract/order/orderRecord';
import type { Sales } from '../../contract/transaction/sales';
import { transactionApi } from '../../contract/transaction/transactionApi';
import { expect, test } from './support/test';

const { list, sales } = transactionApi;

const ask = async <Data>(page: Page, path: string, query: Record<string, string>): Promise<Data> =>
  (await (await page.request.get(path, { params: query })).json()).data as Data;

/** Returns, of the merchants with the newest orders, the one with the most of them. */
async function busiest(page: Page): Promise<string> {
  const { list: newest } = await ask<{ list: OrderRow[] }>(page, list.path, { limit: '100', group: 'completed' });
  const ordersOf = (id: string) => newest.filter(({ merchant_id }) => merchant_id === id).length;
  return newest.map(({ merchant_id }) => merchant_id).toSorted((a, b) => ordersOf(b) - ordersOf(a))[0]!;
}

const countOf = async (page: Page, merchant_id: string, query: Record<string, string> = {}) =>
  (await ask<{ total: number }>(page, list.path, { merchant_id, limit: '1', ...query })).total;

/** Returns a merchant with both completed and uncompleted orders, at whatever hour the demo was made. */
async function halfwayThrough(page: Page) {
  const { list: running } = await ask<{ list: OrderRow[] }>(page, list.path, { limit: '100', group: 'running' });
  for (const id of new Set(running.map(({ merchant_id }) => merchant_id))) {
    const completed = await countOf(page, id, { group: 'completed' });
    if (completed > 0) return { id, completed, all: await countOf(page, id) };
  }
  throw new Error('No merchant with running orders has completed any');
}

const tab = (merchantId: string, name: string) => `/merchant/registered/${merchantId}?tab=${name}`;
const number = (value: number) => value.toLocaleString('id-ID');

test('a merchant’s sales match the server’s figures, as chart and table, for the dates in the URL', async ({
  as,
  visit,
}) => {
  const page = await as('merchant');
  const id = await busiest(page);
  await visit(tab(id, 'sales'));
  const main = page.getByRole('main');
  const card = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) });
  const shows = async ({ totals }: Sales) => {
    await expect(card('Nilai penjualan')).toContainText(`Rp${number(totals.value!)}`);
    await expect(card('Pesanan')).toContainText(number(totals.orders!));
    await expect(card('Barang terjual')).toContainText(number(totals.quantity!));
  };
  const week = await ask<Sales>(page, sales.path, { merchant_id: id });
  await shows(week);

  await main.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/start_date=/);
  const days = Object.fromEntries(new URL(page.url()).searchParams);
  const month = await ask<Sales>(page, sales.path, {
    merchant_id: id,
    start_date: days.start_date!,
    end_date: days.end_date!,
  });
  expect(month.series).toHaveLength(30);
  await shows(month);
  const [best] = month.products;
  const first = main.getByRole('region', { name: 'Produk terlaris' }).getByRole('listitem').first();
  await expect(first).toContainText(best!.name);
  await expect(first).toContainText(`Rp${number(best!.value!)}`);

  await card('Pesanan').click();
  const chart = main.getByRole('figure');
  await expect(chart).toContainText('pesanan per hari');
  // the chart works by keyboard too: an arrow moves to a day and announces its figure
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(/^\p{L}+, \d+ \p{L}+ \d{4}$/u)).toBeVisible();

  await main.getByRole('button', { name: 'Lihat tabel' }).click();
  const table = main.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(month.series.length + 2);
  await expect(table.getByRole('row').last()).toContainText(number(month.totals.value!));
  await page.reload();
  await shows(month);
  await page.goBack();
  await shows(week);
});

test('a merchant’s orders are filtered by stage, kept in the URL; users who may not read orders have no such tab', async ({
  as,
  visit,
}) => {
  const page = await as('merchant');
  const { id, all, completed } = await halfwayThrough(page);
  await visit(tab(id, 'orders'));
  const main = page.getByRole('main');
  const counted = main.getByText(/^[\d.]+ pesanan$/);
  await expect(counted).toHaveText(`${number(all)} pesanan`);

  await main.getByRole('button', { name: 'Selesai' }).click();
  await expect(counted).toHaveText(`${number(completed)} pesanan`);
  await page.reload();
  await expect(counted).toHaveText(`${number(completed)} pesanan`);
  await expect(main.getByRole('tab', { name: 'Pesanan' })).toHaveAttribute('aria-selected', 'true');
  const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  expect(await rows.count()).toBe(await rows.filter({ hasText: 'Selesai' }).count());
  await page.goBack();
  await expect(counted).toHaveText(`${number(all)} pesanan`);

  const link = rows.first().getByRole('link');
  const name = (await link.textContent())!;
  await link.click();
  await expect(page).toHaveURL(/\/monitoring-order\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await as('harga');
  await visit(tab(id, 'orders'));
  await expect(main.getByRole('tab', { name: 'Penjualan' })).toBeVisible();
  await expect(main.getByRole('tab', { name: 'Pesanan' })).toHaveCount(0);
});
