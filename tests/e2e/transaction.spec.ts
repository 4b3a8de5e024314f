import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { jakartaDay } from '../../contract/core/days';
import { type OpenSettlement, settlementApi } from '../../contract/transaction/settlement';
import { type Cancellation, transactionApi } from '../../contract/transaction/transactionApi';
import type { TransactionRecord, TransactionTotals } from '../../contract/transaction/transactionRecord';
import { transactionRecordApi } from '../../contract/transaction/transactionRecordApi';
import { pdfText } from '../support/pdfText';
import { expectAccessible } from './support/expectAccessible';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll';
import { expect, settled, test, visit } from './support/test';

const ask = async <Data>(page: Page, path: string, query: Record<string, string | number> = {}): Promise<Data> => {
  const response = await page.request.get(path, { params: query });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data as Data;
};
const money = (amount: number) => amount.toLocaleString('id-ID');
const amountIn = (text: string) => Number(text.replaceAll('.', ''));
const PAGE = 25;

interface Days {
  start_date: string;
  end_date: string;
}

/** Returns the month of an instant's day in Jakarta. */
function monthOf(instant: string): Days {
  const month = jakartaDay(instant).slice(0, 7);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  return { start_date: `${month}-01`, end_date: last };
}

/** Returns a merchant and a month with something to pay out, whose transactions fit on one page. */
async function monthToSettle(page: Page) {
  for (let number = 1; ; number += 1) {
    const query = { payment_state: 'paid', sort: '-placed_at', page: number, limit: 100 };
    const { list } = await ask<{ list: TransactionRecord[] }>(page, transactionRecordApi.list.path, query);
    if (list.length === 0) throw new Error('Nothing is left to be paid out');
    for (const row of list.filter(({ status, settled_at }) => status === 'completed' && !settled_at)) {
      const { merchant_id, merchant_number } = row;
      const month = monthOf(row.placed_at!);
      const open = await ask<OpenSettlement>(page, settlementApi.open.path.replace('{id}', merchant_id), { ...month });
      const totals = await ask<TransactionTotals>(page, transactionRecordApi.totals.path, { merchant_id, ...month });
      if (open.net_amount > 0 && totals.transactions <= PAGE)
        return { merchant_id, merchant_number, month, open, totals };
    }
  }
}

/** Returns a cancelled order whose reason is known. */
async function cancelledOrder(page: Page): Promise<Cancellation> {
  const query = { status: 'cancelled', limit: 50 };
  const { list } = await ask<{ list: { id: string }[] }>(page, transactionApi.list.path, query);
  for (const { id } of list) {
    const found = await ask<Cancellation>(page, transactionApi.cancellation.path.replace('{id}', id));
    if (found.reason) return found;
  }
  throw new Error('No order was cancelled for a reason');
}

/** Returns the numbers in a table's column, by its heading. */
async function column(table: Locator, heading: string): Promise<number[]> {
  const headings = await table.getByRole('columnheader').allInnerTexts();
  const at = headings.findIndex(text => text.trim() === heading);
  const cells = await table.locator(`tbody tr > :nth-child(${at + 1})`).allInnerTexts();
  return cells.map(amountIn);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** Returns the rows of a downloaded workbook, keyed by heading. */
async function workbookRows(file: Download): Promise<Record<string, unknown>[]> {
  const [sheet] = (await readXlsx(await readFile(await file.path()))).sheets;
  const [headings, ...rows] = sheet!.rows;
  return rows.map(row => Object.fromEntries(headings!.map((heading, at) => [String(heading), row[at]])));
}

const typeDays = async (dialog: Locator, { start_date, end_date }: Days) => {
  await dialog.getByRole('textbox', { name: 'Dipesan dari' }).fill(start_date.split('-').reverse().join('/'));
  await dialog.getByRole('textbox', { name: 'Dipesan sampai' }).fill(end_date.split('-').reverse().join('/'));
  await dialog.getByRole('textbox', { name: 'Ref. transfer' }).fill('TRF-UJI-1');
};

test('finance’s month: a merchant’s totals, its settlement, a cancelled order and its PDF', async ({ as, page }) => {
  await as('keuangan');
  const main = page.getByRole('main');
  const { merchant_id, merchant_number, month, open, totals } = await monthToSettle(page);

  await test.step('a merchant’s month adds up on screen and in the workbook', async () => {
    await visit(page, '/transaction');
    await main.getByRole('button', { name: 'Merchant', exact: true }).click();
    const merchants = page.getByRole('dialog', { name: 'Merchant' });
    await merchants.getByRole('searchbox').fill(merchant_number);
    await merchants.getByRole('menuitemradio', { name: new RegExp(`${merchant_number}$`) }).click();
    await expect(main.getByRole('button', { name: new RegExp(`^Merchant: .*${merchant_number}$`) })).toBeVisible();
    await main.getByRole('search').getByRole('button', { name: 'Dipesan', exact: true }).click();
    const days = page.getByRole('dialog', { name: 'Dipesan' });
    await days.getByLabel('Dipesan dari').fill(month.start_date);
    // its value is the filter's: the next change starts from it
    await expect(days.getByLabel('Dipesan dari')).toHaveValue(month.start_date);
    await days.getByLabel('Dipesan sampai').fill(month.end_date);
    await expect(days.getByLabel('Dipesan sampai')).toHaveValue(month.end_date);
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: /^Hapus filter Dipesan sampai/ })).toBeVisible();
    await settled(page);

    const sums = main.getByRole('region', { name: 'Jumlah menurut filter' });
    await expect(sums).toContainText(`${money(totals.transactions)} transaksi`);
    await expect(sums).toContainText(`Rp${money(totals.total)}`);
    await expect(sums).toContainText(`Rp${money(totals.net_amount)}`);
    const table = main.getByRole('table');
    await expect(table.locator('tbody tr')).toHaveCount(totals.transactions);
    expect(sum(await column(table, 'Tagihan, Rp'))).toBe(totals.total);
    expect(sum(await column(table, 'Hak merchant, Rp'))).toBe(totals.net_amount);
    await expectAccessible(page);

    const coming = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Unduh daftar' }).click();
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    const rows = await workbookRows(await coming);
    expect(rows).toHaveLength(totals.transactions);
    expect(sum(rows.map(row => Number(row['Hak merchant'])))).toBe(totals.net_amount);
    expect(new Set(rows.map(row => row['No. merchant']))).toEqual(new Set([merchant_number]));
  });

  await test.step('the merchant’s page exports only its own transactions', async () => {
    await visit(page, `/merchant/registered/${merchant_id}?tab=orders`);
    const coming = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Unduh transaksi' }).click();
    const rows = await workbookRows(await coming);
    expect(rows.length).toBeGreaterThanOrEqual(totals.transactions);
    expect(new Set(rows.map(row => row['No. merchant']))).toEqual(new Set([merchant_number]));
  });

  await test.step('the amount due is shown, settled once, and recorded with its orders', async () => {
    await visit(page, '/transaction?tab=settlements');
    await main.getByRole('link', { name: 'Buat pencairan' }).click();
    const form = page.getByRole('dialog', { name: 'Buat pencairan' });
    const chooseMerchant = async () => {
      await form.getByRole('combobox', { name: 'Merchant' }).fill(merchant_number);
      await page.getByRole('option', { name: new RegExp(`${merchant_number}$`) }).click();
      await typeDays(form, month);
    };
    await chooseMerchant();
    await expect(form.getByRole('region', { name: 'Yang akan dicairkan' })).toContainText(
      `Rp${money(open.net_amount)}`,
    );
    await expectAccessible(page);
    await form.getByRole('button', { name: `Catat pencairan Rp${money(open.net_amount)}` }).click();
    await expect(form).toHaveCount(0);
    const made = main
      .getByRole('row')
      .filter({ hasText: 'TRF-UJI-1' })
      .filter({ hasText: money(open.net_amount) })
      .first();
    await expect(made).toBeVisible();
    await made.getByRole('link').click();
    const detail = page.getByRole('dialog', { name: /^Pencairan CAIR-\d+$/ });
    await expect(detail.getByText(`${money(open.orders)} transaksi`)).toBeVisible();
    await expect(detail.getByRole('table').locator('tbody tr')).toHaveCount(Math.min(open.orders, 10));
    if (open.orders <= 10)
      expect(sum(await column(detail.getByRole('table'), 'Hak merchant, Rp'))).toBe(open.net_amount);
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Tutup' }).click();

    await main.getByRole('link', { name: 'Buat pencairan' }).click();
    await chooseMerchant();
    await expect(form).toContainText('Tidak ada yang dapat dicairkan');
    await expect(form.getByRole('button', { name: 'Catat pencairan' })).toBeDisabled();
    await form.getByRole('button', { name: 'Batal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
    await expect(form).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  const order = await cancelledOrder(page);
  await test.step('a cancelled order says why and by whom, and is downloaded as PDF', async () => {
    await visit(page, `/monitoring-order/${order.id}`);
    const cancellation = main.getByRole('region', { name: 'Pembatalan' });
    await expect(cancellation).toContainText(`Diakhiri oleh ${order.actor_name}`);
    await expect(cancellation).toContainText(order.reason!);
    await visit(page, `/monitoring-order/${order.id}/pdf`);
    const coming = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Unduh PDF' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${order.number}.pdf`);
    expect(pdfText(await readFile(await file.path()))).toContain(order.number);
  });

  await test.step('others see less: an auditor makes no settlements, helpdesk and guests read no transactions', async () => {
    await as('auditor');
    await visit(page, '/transaction?tab=settlements');
    await expect(main.getByRole('row').filter({ hasText: 'TRF-UJI-1' }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Buat pencairan' })).toHaveCount(0);
    await as('helpdesk');
    await page.goto('/transaction');
    await expect(page).toHaveURL(/\/unauthorized/);
    await visit(page, `/monitoring-order/${order.id}/pdf`);
    await as('tamu');
    for (const path of ['/transaction', `/monitoring-order/${order.id}/pdf`]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthorized/);
    }
    for (const path of [transactionRecordApi.list.path, transactionRecordApi.export.path, settlementApi.list.path])
      expect((await page.request.get(path)).status()).toBe(403);
  });
});
