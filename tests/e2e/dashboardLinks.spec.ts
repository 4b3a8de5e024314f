import type { Page } from '@playwright/test';
import { dashboardApi } from '../../contract/dashboard/dashboardApi';
import { financeApi } from '../../contract/finance/financeApi';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { operationalCostApi } from '../../contract/operationalCost';
import { orderApi } from '../../contract/order/orderApi';
import { transactionRecordApi } from '../../contract/transaction/transactionRecordApi';
import { pastDays as days } from './support/pastDays';
import { expect, settled, test } from './support/test';

type Row = Record<string, unknown>;
type Figure = { now: number };

const number = (value: number) => value.toLocaleString('id-ID');
const rupiah = (value: number) => `Rp${number(value)}`;
const ask = async <Data>(page: Page, path: string, query: Record<string, string> = days): Promise<Data> =>
  (await (await page.request.get(path, { params: query })).json()).data as Data;

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** Returns the links of a part, each with the figure beside it. */
const linksOf = (page: Page, name: string) =>
  part(page, name)
    .getByRole('link')
    .evaluateAll(links =>
      links.map(link => {
        const row = link.closest('li, dl > div');
        const beside = ['.bar-value', 'dd', ':scope > span:last-child'].flatMap(each => row?.querySelector(each) ?? []);
        return {
          address: link.getAttribute('href') ?? '',
          name: link.textContent ?? '',
          figure: Number(beside[0]?.firstChild?.textContent?.replaceAll(/\D/g, '')),
        };
      }),
    );

/** Returns all rows that a list shows at a URL, requested with the filter in it. */
async function rowsAt(page: Page, path: string, address: string): Promise<Row[]> {
  const filter = JSON.parse(new URL(address, page.url()).searchParams.get('filter') ?? '{}') as Row;
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const params = new URLSearchParams({ page: String(at), limit: '100' });
    for (const [name, value] of Object.entries(filter))
      for (const each of [value].flat()) params.append(name, `${each}`);
    const { list, total } = await ask<{ list: Row[]; total: number }>(page, `${path}?${params}`, {});
    rows.push(...list);
    if (rows.length >= total) return rows;
  }
}

const sumOf = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + Number(row[field]), 0);

test('every dashboard link leads to rows that add up to the figure beside it', async ({ as, page }) => {
  await as('superadmin');
  const dashboard = `/dashboard?${new URLSearchParams(days)}`;
  const open = async () => {
    await page.goto(dashboard);
    await settled(page);
  };
  /** Follows the part's first link and expects a text on the target page. */
  const follow = async (name: string, text: string) => {
    await part(page, name).getByRole('link').first().click();
    await settled(page);
    await expect(page.getByRole('main')).toContainText(text);
    await page.goBack();
    await settled(page);
  };
  await open();

  await test.step('all orders', async () => {
    const link = page.getByRole('link', { name: /pesanan di balik angka ini/ });
    const rows = await rowsAt(page, orderApi.list.path, (await link.getAttribute('href'))!);
    const { total } = await ask<{ total: Figure }>(page, dashboardApi.valueChart.path);
    expect(sumOf(rows, 'goods_amount')).toBe(total.now);
    await expect(link).toContainText(number(rows.length));
  });

  await test.step('provinces', async () => {
    const all = part(page, 'Nilai per provinsi').getByRole('button', { name: /Semua provinsi/ });
    if (await all.isVisible()) await all.click();
    const links = await linksOf(page, 'Nilai per provinsi');
    for (const { address, name, figure } of links)
      expect([name, sumOf(await rowsAt(page, orderApi.list.path, address), 'goods_amount')]).toEqual([name, figure]);
    const first = await rowsAt(page, orderApi.list.path, links[0]!.address);
    await follow('Nilai per provinsi', `dari ${number(first.length)}`);
  });

  await test.step('payment methods and customer payments', async () => {
    const links = await linksOf(page, 'Cara pembayaran');
    for (const { address, name, figure } of links) {
      const rows = await rowsAt(page, transactionRecordApi.list.path, address);
      expect([name, sumOf(rows, 'goods_amount')]).toEqual([name, figure]);
    }
    await follow('Cara pembayaran', `barang ${rupiah(links[0]!.figure)}`);
    const [paid] = await linksOf(page, 'Pembayaran pelanggan');
    const rows = await rowsAt(page, transactionRecordApi.list.path, paid!.address);
    expect(sumOf(rows, 'total')).toBe(paid!.figure);
    await follow('Pembayaran pelanggan', rupiah(paid!.figure));
  });

  await test.step('categories and products', async () => {
    const links = await linksOf(page, 'Nilai per kategori');
    for (const { address, figure } of [...links, ...(await linksOf(page, 'Produk terlaris'))]) {
      const { pathname, searchParams } = new URL(address, page.url());
      const id = pathname.replace('/dashboard/', '');
      const { value, products } = await ask<{ value: Figure; products: { value: Figure }[] }>(
        page,
        dashboardApi.categoryReport.path.replace('{id}', id),
        Object.fromEntries(searchParams),
      );
      expect([value.now, ...products.map(product => product.value.now)]).toContain(figure);
    }
    await follow('Nilai per kategori', rupiah(links[0]!.figure));
    await part(page, 'Nilai per kategori').getByRole('link').first().click();
    await settled(page);
    await follow('Produk', rupiah(links[0]!.figure));
    await page.goBack();
    await settled(page);
  });

  await test.step('merchants and their stock, which other scripts may change meanwhile', async () => {
    await expect(async () => {
      await open();
      for (const name of ['Merchant', 'Stok merchant'])
        for (const link of await linksOf(page, name)) {
          const rows = await rowsAt(page, merchantApi.list.path, link.address);
          expect([link.name, rows.length]).toEqual([link.name, link.figure]);
        }
    }).toPass({ timeout: 60_000 });
    await follow('Stok merchant', 'dari ');
  });

  await test.step('costs and the history of orders', async () => {
    const costs = (await linksOf(page, 'Biaya operasional')).map(async ({ address }) =>
      sumOf(await rowsAt(page, operationalCostApi.list.path, address), 'amount'),
    );
    const { kinds, totals } = await ask<{ kinds: Figure[]; totals: { cost: number } }>(page, financeApi.costs.path);
    expect(await Promise.all(costs)).toEqual([...kinds.map(({ now }) => now), totals.cost]);
    const { totals: orders } = await ask<{ totals: { placed: number } }>(page, financeApi.orders.path);
    const history = page.getByRole('link', { name: 'Lihat pesanan', exact: true });
    const rows = await rowsAt(page, orderApi.list.path, (await history.getAttribute('href'))!);
    expect(rows.length).toBe(orders.placed);
    await history.click();
    await settled(page);
    await expect(page.getByRole('main')).toContainText(`dari ${number(orders.placed)}`);
  });
});
