import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';

import { merchantProductApi } from '../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../contract/merchantProduct/merchantProductRecord';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const money = (amount: number) => amount.toLocaleString('id-ID');
/** The preview dialog of an uploaded file. */
const looked = (page: Page) => page.getByRole('dialog', { name: 'Lihat dahulu isi berkas' });
const plan = (page: Page) => page.getByRole('dialog', { name: 'Lihat dahulu sebelum diterapkan' });

/** Returns a Bright Gas that some merchant sells at its province's price, with the province's code. */
async function soldGas(page: Page) {
  const { list: provinces } = (await (await page.request.get('/api/location/provinces')).json()).data as {
    list: { id: string; name: string }[];
  };
  const url = `${merchantProductApi.list.path}?category=lpg&search=Elpiji 12 kg&limit=50`;
  const { list } = (await (await page.request.get(url)).json()).data as {
    list: (MerchantProduct & { merchant: { id: string } })[];
  };
  const product = list.find(({ price_source, is_active }) => is_active && price_source?.level === 'province')!;
  return { product, province: provinces.find(({ name }) => name === product.price_source!.area)! };
}

test('prices are exported to Excel, uploaded, previewed and applied, and a merchant there sells at the new price', async ({
  as,
  visit,
}) => {
  const page = await as('superadmin');
  const { product, province } = await soldGas(page);
  const next = product.price! + 100 * Math.ceil(Math.random() * 90);
  await visit('/price/lpg');

  await page.getByRole('button', { name: 'Unduh' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Format untuk diisi (Excel)' }).click();
  const path = await (await coming).path();
  const [sheet] = (await readXlsx(await readFile(path))).sheets;
  const rows = sheet!.rows;
  const row = rows.find(([code, , area]) => code === 'LPG-E12' && area === province.id)!;
  expect(row[4]).toBe(product.price);
  const upload = async (value: string | number) => {
    row[5] = value;
    const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Harga', rows }] }));
    const name = `${unique('harga')}.xlsx`;
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  };

  await upload('dua ratus ribu');
  const cell = `F${rows.indexOf(row) + 1}`;
  await expect(looked(page).getByText(`Sel ${cell}`)).toBeVisible();
  await expect(looked(page).getByRole('alert')).toContainText(
    `${row[1]}, ${row[3]}: “dua ratus ribu” bukan angka. Harga baru harus rupiah bulat`,
  );
  await expect(looked(page).getByRole('button', { name: /^Terapkan/ })).toHaveCount(0);
  await expectAccessible(page);
  const remarked = page.waitForEvent('download');
  await looked(page).getByRole('button', { name: 'Unduh berkas dengan catatan' }).click();
  const remarks = await readXlsx(await readFile(await (await remarked).path()));
  expect(remarks.sheets[0]!.rows[rows.indexOf(row)]!.at(-1)).toContain(
    `${cell}: “dua ratus ribu” bukan angka. Harga baru harus rupiah bulat`,
  );

  await upload(money(next));
  await expect(looked(page).getByRole('row', { name: new RegExp(province.name) })).toContainText(money(next));
  await looked(page).getByLabel('Catatan').fill(unique('Lewat Excel'));
  await looked(page).getByRole('button', { name: 'Terapkan 1 harga' }).click();
  await expect(page.getByText(/^1 harga LPG diterapkan/)).toBeVisible();
  await expect(looked(page)).toBeHidden();
  await expect(
    page.getByRole('button', { name: `Ubah harga Elpiji 12 kg di ${province.name}, sekarang ${money(next)}` }),
  ).toBeVisible();

  await page.goto(`/merchant/registered/${product.merchant.id}?tab=products`);
  await expect(page.getByRole('row').filter({ hasText: 'Elpiji 12 kg' })).toContainText(money(next));
});

test('a bulk change that breaks a ceiling is reported, its row left out, the rest applied and reverted', async ({
  as,
  visit,
}) => {
  const page = await as('harga');
  await visit('/price/lpg');
  await page.getByRole('button', { name: 'Ubah massal' }).click();
  const bulk = page.getByRole('dialog', { name: 'Ubah massal harga LPG' });
  await bulk.getByLabel('Nilai').fill('banyak');
  await bulk.getByRole('button', { name: 'Lihat dahulu' }).click();
  await expect(bulk.getByText('Nilai harus angka')).toBeVisible();
  // nothing ticked means no selection
  await expect(bulk.getByText('Produk harus diisi')).toBeVisible();
  await expect(bulk.getByText('Provinsi harus diisi')).toBeVisible();
  await bulk.getByLabel('Nilai').fill('5');
  for (const name of ['LPG 3 kg, Isi ulang (subsidi)', 'Bright Gas Can, Kaleng gas portabel', 'Gorontalo'])
    await bulk.getByRole('checkbox', { name }).check();
  await bulk.getByRole('button', { name: 'Lihat dahulu' }).click();

  await expect(plan(page).getByRole('alert')).toContainText('LPG 3 kg di Gorontalo Rp900 di atas HET.');
  await expect(plan(page).getByRole('button', { name: 'Terapkan 2 harga' })).toBeDisabled();
  await plan(page).getByRole('button', { name: 'Keluarkan baris ini' }).click();
  const note = unique('Naik lima persen');
  await plan(page).getByLabel('Catatan').fill(note);
  await plan(page).getByRole('button', { name: 'Terapkan 1 harga' }).click();
  const can = page.getByRole('button', { name: /^Ubah harga Bright Gas Can di Gorontalo/ });
  await expect(plan(page)).toBeHidden();
  const raised = await can.textContent();

  await page.getByRole('button', { name: 'Riwayat perubahan' }).click();
  await page.getByRole('button', { name: `Kembalikan ${note}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByText(/^Harga sebelum \d.+ berlaku lagi mulai sekarang\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(can).not.toHaveText(raised!);

  // by keyboard: a price is overwritten and discarded
  await can.focus();
  await page.keyboard.type('30000');
  await page.keyboard.press('Enter');
  await expect(can).toHaveText('30.000');
  await expect(page.getByText('berubah 20% atau lebih')).toBeVisible();
  // Enter saves it and moves to the cell below, the arrow moves back; a spreadsheet block is pasted from there
  const below = page.getByRole('button', { name: /^Ubah harga Bright Gas Can di / }).and(page.locator(':focus'));
  await expect(below).not.toHaveText('30.000');
  await page.keyboard.press('ArrowUp');
  await expect(can).toBeFocused();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '60.000\nbukan harga\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('1 harga ditempel, 1 dilewati')).toBeVisible();
  await expect(can).toHaveText('60.000');

  // a large change: applying it asks for confirmation, and declining leaves it in place
  await page.keyboard.press('Control+s');
  await expect(plan(page).getByRole('button', { name: /^Ajukan 1 harga, berlaku begitu disetujui/ })).toBeEnabled();
  await plan(page).getByRole('button', { name: 'Pilih waktu' }).click();
  await plan(page)
    .getByRole('button', { name: /^Ajukan 1 harga mulai .*00\.00$/ })
    .click();
  const jump = page.getByRole('alertdialog', { name: '1 harga berubah 20% atau lebih' });
  await expect(jump).toContainText('Bright Gas Can');
  await expectAccessible(page);
  await jump.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(jump).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(plan(page)).toBeHidden();
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(can).not.toHaveText('30.000');
});

test('an upload shows progress, can be cancelled while it runs, and accepts CSV too', async ({ as, visit }) => {
  const page = await as('harga');
  await visit('/price/lpg');
  await page.getByRole('button', { name: 'Unggah Excel' }).click();
  const choosing = page.getByRole('dialog', { name: 'Unggah Excel atau CSV' });
  await expect(choosing.getByRole('button', { name: 'Unduh format' })).toBeVisible();
  await expectAccessible(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'harga.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(looked(page).getByRole('alert')).toContainText('Berkas ini PDF, bukan buku kerja.');

  // the upload does not reach the server until it is cancelled
  await page.route('**/v1/cms/product/pertamina/price/excel?*', () => undefined);
  const text = 'Kode produk;Kode area;Harga baru\r\nLPG-BG12;31;Rp 193.500,00\r\n';
  const file = { name: 'harga.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await input.setInputFiles(file);
  await expect(looked(page).getByRole('progressbar')).toBeVisible();
  await expect(looked(page).getByRole('status')).toHaveText(/berkas…$/);
  await expectAccessible(page);
  const failed = page.waitForEvent('requestfailed');
  await looked(page).getByRole('button', { name: 'Batal' }).click();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(looked(page)).toBeHidden();

  await page.unroute('**/v1/cms/product/pertamina/price/excel?*');
  await input.setInputFiles(file);
  await expect(looked(page).getByRole('row', { name: /DKI Jakarta/ })).toContainText('193.500');
  await looked(page).getByRole('button', { name: 'Batal' }).click();
  await expect(looked(page)).toBeHidden();
});

test('an upload tells which sheet was read, which heading does not fit, and what a foreign file is', async ({
  as,
  visit,
}) => {
  const page = await as('harga');
  await visit('/price/lpg');
  await page.getByRole('button', { name: 'Unggah Excel' }).click();
  const input = page.locator('input[type=file]');
  const sheets = 'tests/domains/price/sheets';
  await input.setInputFiles(`${sheets}/09b-harga-dua-lembar-terlihat.xlsx`);
  const notices = looked(page).getByRole('note');
  await expect(notices).toContainText('Yang dibaca: lembar “Harga (2)”');
  await expect(notices).toContainText('Lembar “Harga” berjudul kolom sama tetapi isinya lain');
  await expect(looked(page).getByRole('row', { name: /Bali/ })).toContainText('195.000');
  await expectAccessible(page);
  await input.setInputFiles(`${sheets}/05e-harga-judul-diubah.xlsx`);
  await expect(looked(page).getByRole('alert')).toContainText('Judul kolom “Harga Baru (Rp)” di F1');
  await input.setInputFiles(`${sheets}/11c-ods-bernama.xlsx`);
  await expect(looked(page).getByRole('alert')).toContainText('lembar kerja OpenDocument (.ods)');
  await looked(page).getByRole('button', { name: 'Batal' }).click();
});
