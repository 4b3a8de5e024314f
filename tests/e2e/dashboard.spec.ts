import type { Page } from '@playwright/test';
import { dashboardApi } from '../../contract/dashboard/dashboardApi';
import type { DashboardChart } from '../../contract/dashboard/dashboardFigures';
import { workApi } from '../../contract/dashboard/workApi';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll';
import { holdAsset } from './support/holdAsset';
import { pastDays } from './support/pastDays';
import { expect, settled, test, visit } from './support/test';

const number = (value: number) => value.toLocaleString('id-ID');
/** `Selasa, 17 Nov 2026` */
const longDay = (day: string) =>
  new Date(day).toLocaleDateString('id-ID', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
const ask = async <Data>(page: Page, path: string, query: Record<string, string> = {}): Promise<Data> =>
  (await (await page.request.get(path, { params: { ...pastDays, ...query } })).json()).data as Data;
const dashboard = `/dashboard?${new URLSearchParams(pastDays)}`;

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
/** The figures above all parts; finance below has some of the same name. */
const overview = (page: Page) => part(page, 'Ringkasan penjualan');
const tile = (page: Page, name: string) => overview(page).getByRole('button', { name: new RegExp(`^${name}`) });

test('figures, charts and tables match the server’s counts, as do the rows behind them', async ({ as, page }) => {
  await as('keuangan');
  // nothing else may wait for the chart code
  const { release: drawCharts } = await holdAsset(page, 'StepChart');
  await visit(page, dashboard);
  const orders = await ask<DashboardChart>(page, dashboardApi.orderChart.path);
  const value = await ask<DashboardChart>(page, dashboardApi.valueChart.path);
  await expect(tile(page, 'Nilai penjualan')).toContainText(`Rp${number(value.total.now!)}`);
  await expect(tile(page, 'Pesanan')).toContainText(number(orders.total.now!));
  const chart = overview(page).getByRole('figure');
  await expect(chart).toHaveCount(0);
  drawCharts();
  await expect(chart).toBeVisible();
  await tile(page, 'Pelanggan').click();
  await expect(chart).toContainText('pelanggan per hari');
  await tile(page, 'Pesanan').click();
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(/^\p{L}+, \d+ \p{L}+ \d{4}$/u)).toBeVisible();
  await overview(page).getByRole('button', { name: 'Lihat tabel' }).click();
  await expect(overview(page).getByRole('row', { name: 'Jumlah' })).toContainText(number(value.total.now!));

  // the orders behind all figures, then behind those of a province
  await page.getByRole('link', { name: /pesanan di balik angka ini/ }).click();
  await settled(page);
  await expect(page.getByRole('main')).toContainText(`dari ${number(orders.total.now!)}`);
  await page.goBack();
  const { list } = await ask<{ list: { name: string; orders: { now: number } }[] }>(page, dashboardApi.locations.path);
  const [place] = list;
  await part(page, 'Nilai per provinsi')
    .getByRole('link', { name: `Pesanan ${place!.name}, ` })
    .click();
  await settled(page);
  await expect(page.getByRole('main')).toContainText(`dari ${number(place!.orders.now)}`);
});

test('filters are kept in the URL and the chosen CBU in the browser; each category has its own dashboard', async ({
  as,
  page,
}) => {
  await as('superadmin');
  await visit(page, dashboard);
  await expect(part(page, 'Perlu ditangani').getByRole('link')).not.toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Provinsi', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Jawa Timur' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/province=35/);
  const east = await ask<DashboardChart>(page, dashboardApi.valueChart.path, { province: '35' });
  await expect(tile(page, 'Nilai penjualan')).toContainText(`Rp${number(east.total.now!)}`);
  await page.getByRole('button', { name: 'CBU' }).click();
  await page.getByRole('dialog', { name: 'CBU' }).getByRole('menuitemradio').nth(1).click();
  await expect(page).toHaveURL(/owner_id=/);
  const owner = new URL(page.url()).searchParams.get('owner_id');
  expect(await page.evaluate(() => localStorage.getItem('selected_cbu'))).toBe(owner);
  await page.getByRole('button', { name: 'Hapus filter' }).click();
  await expect(page).not.toHaveURL(/province|owner_id/);
  expect(await page.evaluate(() => localStorage.getItem('selected_cbu'))).toBeNull();

  // the URL changes before the links on the page do, and they carry its filters over
  const toLpg = part(page, 'Nilai per kategori').getByRole('link', { name: 'Beranda LPG' });
  await expect(toLpg).not.toHaveAttribute('href', /province|owner_id/);
  await toLpg.click();
  await expect(page).toHaveURL(/\/dashboard\/lpg\?/);
  await settled(page);
  const lpg = await ask<{ value: { now: number } }>(page, dashboardApi.categoryReport.path.replace('{id}', 'lpg'));
  await expect(tile(page, 'Nilai penjualan')).toContainText(`Rp${number(lpg.value.now)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Beranda LPG' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(part(page, 'Produk').getByRole('row')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Unduh' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Grafik (PNG)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^beranda-.*\.png$/);
});

test('a part that fails does not affect the others, and can be retried', async ({ as, page, problems }) => {
  problems.tolerate(/500|status of 500/);
  await as('superadmin');
  await page.route(`**${dashboardApi.bestSelling.path}?*`, route => route.fulfill({ status: 500, json: {} }));
  await visit(page, '/dashboard');
  await expect(part(page, 'Produk terlaris')).toContainText('belum dapat dimuat');
  await expect(part(page, 'Nilai per kategori').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(`**${dashboardApi.bestSelling.path}?*`);
  await part(page, 'Produk terlaris').getByRole('button', { name: 'Coba lagi' }).click();
  await expect(part(page, 'Produk terlaris').getByRole('listitem')).not.toHaveCount(0);
});

for (const [person, seen, hidden] of [
  ['keuangan', ['Cara pembayaran', 'Pembayaran pelanggan', 'Merchant'], []],
  ['helpdesk', ['Perlu ditangani', 'Stok merchant'], ['Cara pembayaran', 'Pembayaran pelanggan']],
  ['merchant', ['Perlu ditangani', 'Merchant'], ['Cara pembayaran', 'Pembayaran pelanggan']],
] as const)
  test(`${person} sees the parts their permissions allow and their pending work`, async ({ as, page }) => {
    await as(person);
    const refused: string[] = [];
    page.on('response', response => response.status() === 403 && refused.push(response.url()));
    await visit(page, '/dashboard');
    for (const name of seen) await expect(part(page, name)).toBeVisible();
    for (const name of hidden) await expect(part(page, name)).toHaveCount(0);
    const waiting = async () =>
      (await ask<{ list: { count: number }[] }>(page, workApi.list.path)).list.filter(({ count }) => count > 0);
    const links = part(page, 'Perlu ditangani').getByRole('heading', { level: 3 }).getByRole('link');
    /** Reloads the page if other scripts or the server's jobs have done some of the work in the meantime. */
    const compared = (compare: (queues: { count: number }[]) => Promise<void>) =>
      expect(async () => {
        const queues = await waiting();
        await page.reload();
        await settled(page);
        await compare(queues);
      }).toPass({ timeout: 90_000 });
    await compared(async queues => {
      expect(await links.count()).toBe(queues.length);
      expect(await links.first().textContent()).toContain(number(queues[0]!.count));
    });
    await links.first().click();
    await settled(page);
    await compared(async ([first]) =>
      expect(await page.getByRole('main').textContent()).toContain(number(first!.count)),
    );
    expect(refused).toEqual([]);
  });

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland'])
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows Jakarta’s days, each with the server’s figure', async ({ as, page }) => {
      await as('keuangan');
      await page.goto(dashboard);
      await settled(page);
      const { series, total } = await ask<DashboardChart>(page, dashboardApi.valueChart.path);
      await overview(page).getByRole('button', { name: 'Lihat tabel' }).click();
      for (const { day, now } of series) {
        const row = overview(page).getByRole('row', { name: longDay(day) });
        await expect(row.getByRole('cell').first()).toHaveText(number(now!));
      }
      expect(series.reduce((sum, { now }) => sum + now!, 0)).toBe(total.now);

      // without days in the URL: there the last seven, not here
      await page.goto('/dashboard');
      await settled(page);
      const lastDays = await page.request.get(dashboardApi.valueChart.path);
      const { end_date } = (await lastDays.json()).data as DashboardChart;
      await overview(page).getByRole('button', { name: 'Lihat tabel' }).click();
      await expect(overview(page).getByRole('row', { name: longDay(end_date) })).toBeVisible();
    });
  });
