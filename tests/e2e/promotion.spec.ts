import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { promotionResource } from '../../src/resources/promotion';
import { crudTest } from './support/crudTest';
import { expectAccessible } from './support/expectAccessible';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll';
import { promotionOf } from './support/promotionOf';
import { promotionValues } from './support/promotionValues';
import { expect, settled, test } from './support/test';
import { unique } from './support/unique';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
crudTest(promotionResource, {
  as: 'superadmin',
  create: { Judul: unique('Hemat Akhir Pekan'), ...promotionValues },
  edit: { Judul: unique('Hemat Setiap Hari'), Kuota: 250 },
});

test('the form shows the discount on a sample basket, and that a costly promotion needs approval', async ({
  as,
  page,
}) => {
  const promotions = await as('superadmin', promotionResource);
  await promotions.openCreate();
  const outcome = page.locator('.preview-outcome');
  await expect(outcome).toHaveText(/^Isi jenis, nilai/);
  await page.getByRole('combobox', { name: 'Jenis' }).click();
  await page.getByRole('option', { name: 'Potongan Persen' }).click();
  await page.getByLabel('Potongan (%)').fill('10');
  await page.getByLabel('Potongan paling banyak').fill('20000');
  // two at 150.000: a tenth is above the ceiling
  await expect(outcome).toContainText('−Rp20.000');
  await expect(outcome).toContainText('Rp295.000');
  await page.getByLabel('Belanja minimal').fill('400000');
  await expect(outcome).toContainText('masih kurang Rp100.000');
  await page.getByLabel('Kuota', { exact: false }).first().fill('100000');
  await expect(page.getByText(/menunggu persetujuan orang lain/)).toBeVisible();
  await page.getByLabel('Produk').fill('Bright Gas 12');
  await page.getByRole('option', { name: 'Bright Gas 12 kg', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lepas Bright Gas 12 kg' })).toBeVisible();
});

test('a promotion is requested on pressing its row, and only once', async ({ as, page }) => {
  const promotions = await as('superadmin', promotionResource);
  const title = unique('Ditekan Dulu');
  const { id } = await promotionOf(page, title);
  await promotions.find(title);
  const asked: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith(`/promotion/${id}`)) asked.push(request.url());
  });
  await promotions.row(title).getByRole('link', { name: title, exact: true }).hover();
  await page.mouse.down();
  await expect.poll(() => asked).toHaveLength(1);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue(title);
  await settled(page);
  expect(asked).toHaveLength(1);
});

test('a promotion is switched off in the list, and a costly one runs only after another person approves it', async ({
  as,
  page,
}) => {
  const promotions = await as('superadmin', promotionResource);
  const title = unique('Anggaran Besar');
  const { id } = await promotionOf(page, title, { quota: 10_000 });
  await promotions.find(title);
  const row = promotions.row(title);
  await expect(row).toContainText('Menunggu Persetujuan');
  const active = row.getByRole('switch', { name: `Aktif: ${title}` });
  await active.click();
  await expect(page.getByText(`Promo “${title}” dinonaktifkan.`)).toBeVisible();
  await expect(row).toContainText('Nonaktif');
  await active.click();
  await expect(row).toContainText('Menunggu Persetujuan');

  await page.goto(`/promo/${id}`);
  await expect(page.getByText('perlu disetujui orang lain')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);

  await as('keuangan');
  await page.goto('/help');
  const told = await openNews(page, `mengajukan promo “${title}”`);
  await expect(told).toContainText('Promo menunggu persetujuan');
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/promo/${id}$`));
  await page.getByRole('button', { name: 'Setujui' }).click();
  const dialog = page.getByRole('dialog', { name: `Setujui promo “${title}”?` });
  await dialog.getByLabel('Catatan').fill('Sesuai anggaran');
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByText(/^Disetujui oleh /)).toBeVisible();
  await expect(page.getByText('Berjalan', { exact: true })).toBeVisible();

  await as('superadmin');
  await page.goto('/help');
  await expect(await openNews(page, `menyetujui promo “${title}”. Catatan: Sesuai anggaran`)).toBeVisible();
});

/** Opens the bell's notification with a text. */
async function openNews(page: Page, text: string) {
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  return page.getByRole('dialog', { name: 'Notifikasi' }).getByRole('button').filter({ hasText: text });
}

/** Fills the template with rows below its heading. */
async function filled(template: Buffer, rows: (string | number | null)[][]) {
  const { sheets } = await readXlsx(template);
  const { name, rows: read } = sheets[0]!;
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name, rows: [read[0]!, ...rows] }] }));
  return { name: 'voucher.xlsx', mimeType: XLSX, buffer };
}

test('vouchers are uploaded from a corrected workbook, and approved by another person', async ({ as, page }) => {
  await as('superadmin');
  const { id } = await promotionOf(page, unique('Voucher Excel'));
  await page.goto(`/promo/${id}?tab=vouchers`);
  await expect(page.getByText('Promo ini belum punya voucher.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  await page.getByRole('menuitem', { name: 'Unduh format' }).click();
  const template = await readFile(await (await saved).path());

  const code = unique('COBA').toUpperCase().replaceAll(' ', '-');
  const second = `${code}-2`;
  const waits = 'Menunggu Persetujuan';
  const input = page.locator('input[type=file]');
  await input.setInputFiles(
    await filled(template, [
      [code, 0, null, null, waits, null],
      [code, 1, 'kapan-kapan', null, waits, null],
    ]),
  );
  const dialog = page.getByRole('dialog', { name: 'Lihat dahulu isi berkas' });
  await expect(dialog.getByText('Sel B2')).toBeVisible();
  await expect(dialog.getByText('Sel C3')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Tambahkan/ })).toHaveCount(0);
  await expectAccessible(page);
  const remarked = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh berkas dengan catatan' }).click();
  const remarks = await readXlsx(await readFile(await (await remarked).path()));
  expect(JSON.stringify(remarks.sheets[0]!.rows[1])).toContain('Kuota harus bilangan bulat');

  await input.setInputFiles(
    await filled(template, [
      [code, 5, null, null, waits, null],
      [second, 1, null, null, waits, 'Mitra'],
    ]),
  );
  await dialog.getByRole('button', { name: 'Tambahkan 2 voucher' }).click();
  await expect(page.getByText('2 voucher ditambahkan.')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: code })).toHaveCount(2);
  await page.getByRole('searchbox').fill(second);
  await expect(rows.filter({ hasText: code })).toHaveCount(1);

  await as('keuangan');
  await page.goto(`/promo/${id}?tab=vouchers`);
  await page.getByRole('button', { name: `Ubah status voucher ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Setujui' }).click();
  await expect(page.getByText(`Voucher ${second} sekarang Aktif.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ubah sekaligus' }).click();
  await page.getByRole('menuitem', { name: 'Setujui semua yang menunggu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Setujui semua yang menunggu' }).click();
  await expect(page.getByText('1 voucher diubah.')).toBeVisible();
});

test('a single voucher and a batch are added, and a draft is submitted', async ({ as, page }) => {
  await as('superadmin');
  const { id, code } = await promotionOf(page, unique('Voucher Satuan'));
  await page.goto(`/promo/${id}?tab=vouchers`);
  await page.getByRole('button', { name: 'Buat banyak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat banyak' });
  await dialog.getByLabel('Jumlah voucher').fill('30');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('30 voucher ditambahkan.')).toBeVisible();
  await page.getByRole('button', { name: 'Tambah voucher' }).click();
  const one = page.getByRole('dialog', { name: 'Tambah voucher' });
  const own = `${code}-SAYA`;
  await one.getByLabel('Kode voucher').fill(own);
  await one.getByLabel('Ajukan persetujuan').uncheck();
  await one.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('searchbox').fill(own);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: own });
  await expect(row).toContainText('Draf');
  await row.getByRole('button', { name: `Ubah status voucher ${own}` }).click();
  await page.getByRole('menuitem', { name: 'Ajukan' }).click();
  await expect(row).toContainText('Menunggu Persetujuan');
});

test('an auditor sees figures and history but no actions; a used promotion says that it cannot be deleted', async ({
  as,
  page,
}) => {
  const promotions = await as('auditor', promotionResource);
  await expect(promotions.table.getByRole('rowheader').first()).toBeVisible();
  await expect(promotions.addButton).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
  await promotions.find('ONGKIR7');
  await promotions.table.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByText('Potongan diberikan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riwayat' })).toBeVisible();
  for (const name of [/^Simpan/, /^Hapus/, /^Setujui/, /^Tolak/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Voucher' }).click();
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  for (const name of [/^Tambah/, /^Buat banyak/, /^Ubah status/, /^Ubah/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Pemakaian' }).click();
  await expect(page.getByRole('columnheader', { name: 'Nomor pesanan' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await as('superadmin');
  await page.goto(address);
  await expect(page.getByText('Promo ini tidak dapat dihapus')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
