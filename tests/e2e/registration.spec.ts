import type { Page } from '@playwright/test';
import { registrationResource } from '../../src/resources/registration';
import { arrivingRegistration } from './support/arrivingRegistration';
import { EVERY_BACKEND } from './support/everyBackend';
import { registrationsBy } from './support/newRegistration';
import { picture } from './support/picture';
import { expect, test, visit } from './support/test';
import { unique } from './support/unique';

const step = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Takes a step and confirms it. */
async function take(page: Page, name: string) {
  await step(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Accepts three documents at once and the last one after its file is replaced, although somebody else changes the registration in the
 * meantime.
 */
async function checkPapers(page: Page, changeMeanwhile: () => Promise<unknown>) {
  const papers = page.getByRole('region', { name: 'Dokumen' });
  for (const checked of [1, 2, 3]) {
    // only documents that were displayed can be marked
    await expect(papers.getByRole('button', { name: 'Sesuai', exact: true })).toBeEnabled();
    await page.keyboard.press('s');
    await expect(papers.getByText(`${checked} dari 4 sudah diperiksa`)).toBeVisible();
  }
  // the last one does not pass at first
  await papers.getByRole('button', { name: 'Tidak sesuai…' }).click();
  await papers.getByLabel('Apa yang tidak sesuai?').fill('Nama terpotong');
  await papers.getByRole('button', { name: 'Simpan: tidak sesuai' }).click();
  await expect(papers.getByText('4 dari 4 sudah diperiksa')).toBeVisible();
  await step(page, 'Ajukan Persetujuan').click();
  await expect(page.getByRole('dialog')).toContainText('Halaman Depan Buku Rekening (tidak sesuai)');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ajukan Persetujuan' })).toBeDisabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
  // a better one replaces it, although someone else changes the registration in the meantime
  await changeMeanwhile();
  await papers.getByRole('button', { name: 'Ganti berkas' }).click();
  const replacing = page.getByRole('dialog', { name: 'Ganti Halaman Depan Buku Rekening' });
  await replacing.getByRole('button', { name: 'Simpan' }).click();
  await expect(replacing.getByText('Berkas harus diisi')).toBeVisible();
  await replacing.locator('input[type=file]').setInputFiles(await picture(640, 400));
  await replacing.getByRole('button', { name: 'Simpan' }).click();
  await expect(replacing.getByRole('alert')).toContainText('sudah diubah orang lain');
  await replacing.getByRole('button', { name: 'Muat versi terbaru' }).click();
  await expect(replacing.getByRole('alert')).toHaveCount(0);
  await replacing.getByRole('button', { name: 'Simpan' }).click();
  await expect(replacing).toHaveCount(0);
  await expect(papers.getByText('3 dari 4 sudah diperiksa')).toBeVisible();
  await expect(page.getByText('Diubah: Halaman Depan Buku Rekening.')).toBeVisible();
  await papers.getByRole('button', { name: 'Sesuai', exact: true }).click();
  await expect(papers.getByRole('button', { name: 'Sesuai', exact: true })).toHaveAttribute('aria-pressed', 'true');
}

test('a registration is notified, checked by keyboard, has a document replaced, is approved and becomes a merchant', {
  tag: EVERY_BACKEND,
}, async ({ as, page, baseURL, backend, problems }) => {
  problems.tolerate(/status of 409/);
  await as('merchant');
  await visit(page, '/help');
  const shop = unique('Toko Kenanga');
  const { id, changeMeanwhile } = await arrivingRegistration(backend, baseURL!, shop);

  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifikasi' })
    .getByRole('button')
    .filter({ hasText: `${shop} di Kabupaten Sleman mengirim pendaftaran` })
    .click();
  await expect(page).toHaveURL(`/merchant/registration/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: shop })).toBeVisible();
  await expect(page.getByText(/menunggu .*, batas 3 hari kerja/)).toBeVisible();

  await take(page, 'Mulai Periksa');
  const papers = page.getByRole('region', { name: 'Dokumen' });
  await expect(papers.getByText('0 dari 4 sudah diperiksa')).toBeVisible();
  await expect(papers.getByRole('img', { name: 'KTP Pemilik' })).toBeVisible();
  // if documents are checked elsewhere, there are no controls for it here
  if (backend.can.ownLists) await checkPapers(page, changeMeanwhile);
  else await expect(papers.getByRole('button', { name: /^(Sesuai|Tidak sesuai…|Ganti berkas)$/ })).toHaveCount(0);

  await take(page, 'Ajukan Persetujuan');
  await take(page, 'Setujui');
  await expect(page.getByRole('main').getByText('Aktif sebagai Merchant').first()).toBeVisible();
  await page.getByRole('link', { name: 'Buka merchant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop })).toBeVisible();
  await expect(page).toHaveURL(/\/merchant\/registered\/[\da-f-]{36}$/);
});

test('of 50 registrations approved at once, 47 become merchants and the report gives the reason for the other three', async ({
  as,
  page,
  baseURL,
}) => {
  test.slow();
  const registrations = await registrationsBy(baseURL!);
  const word = unique('Massal').replace(' ', '');
  const numbers = Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(2, '0'));
  const shops = await Promise.all(numbers.map(number => registrations.reviewed(`${word} ${number}`)));
  const ready = await Promise.all(
    shops.map((shop, index) => (index === 10 ? shop : registrations.decide(shop, 'submit_for_approval'))),
  );
  await registrations.check(ready[20]!, 0, 'pending');

  const pages = await as('merchant', registrationResource);
  await page.goto(
    `/merchant/registration?sort=name&order=ASC&filter=${encodeURIComponent(JSON.stringify({ search: word }))}`,
  );
  await expect(page.getByText('50 pendaftaran', { exact: true })).toBeVisible();
  await pages.table.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
  await page.getByRole('button', { name: 'Pilih semua 50' }).click();
  await expect(page.getByText('50 dipilih')).toBeVisible();
  // someone else changes one of them in the meantime
  await registrations.change(ready[0]!, { address: 'Jl. Melati No. 3' });
  await registrations.end();

  await page.getByRole('toolbar').getByRole('button', { name: 'Setujui' }).click();
  await page.getByRole('alertdialog').getByText('49 dari 50 dapat disetujui.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Setujui 49 dari 50 pendaftaran' }).click();
  const report = page.getByRole('dialog', { name: 'Hasil persetujuan' });
  await expect(report.getByText('47 pendaftaran disetujui.')).toBeVisible();
  const failed = report.getByRole('listitem');
  await expect(failed).toHaveCount(3);
  await expect(failed.filter({ hasText: `${word} 01` })).toContainText('sudah diubah orang lain');
  await expect(failed.filter({ hasText: `${word} 11` })).toContainText('Pemeriksaan Dokumen');
  await expect(failed.filter({ hasText: `${word} 21` })).toContainText('belum diperiksa');
  const file = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Unduh laporan' }).click();
  expect((await file).suggestedFilename()).toMatch(/^laporan-persetujuan-.*\.csv$/);
  await report.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('3 dipilih')).toBeVisible();
  await expect(pages.row(`${word} 02`)).toContainText('Aktif sebagai Merchant');
});

test('queue filters change the rows and survive reload and back', async ({ as, page }) => {
  await as('merchant', registrationResource);
  const count = page.getByText(/^[\d.]+ pendaftaran$/);
  const text = async () => (await count.textContent())!;
  const narrows = async (set: () => Promise<unknown>) => {
    const before = await text();
    await set();
    await expect(count).not.toHaveText(before);
    const after = await text();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(count).toHaveText(after);
    await page.goBack();
    await expect(count).toHaveText(before);
    await page.goForward();
    await expect(count).toHaveText(after);
  };
  await expect(count).toBeVisible();
  const tools = page.getByRole('search');
  await narrows(async () => {
    await tools.getByRole('button', { name: /^Diajukan/ }).click();
    await page.getByRole('dialog', { name: 'Diajukan' }).getByLabel('Sampai tanggal').fill(daysAgo(2));
  });
  await narrows(async () => {
    await tools.getByRole('button', { name: /^Diajukan/ }).click();
    await page.getByRole('dialog', { name: 'Diajukan' }).getByLabel('Dari tanggal').fill(daysAgo(40));
  });
  await narrows(async () => {
    await tools.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Ditolak' }).click();
  });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Ditolak');
});

test('a registration shows who else has it open, and a decision on a stale version is rejected with nothing lost', async ({
  as,
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.tolerate(/status of 409/);
  const registrations = await registrationsBy(baseURL!);
  const shop = unique('Toko Berdua');
  const registration = await registrations.decide(await registrations.reviewed(shop), 'submit_for_approval');
  const other = await browser.newPage({ baseURL: baseURL! });
  await other.request.post('/api/auth/login', {
    data: { email: 'superadmin@merchants.test', password: 'Rahasia#135', device_id: 'e2e' },
  });
  await other.goto(`/merchant/registration/${registration.id}`);
  await expect(other.getByRole('heading', { level: 1, name: shop })).toBeVisible();
  await as('merchant');
  const seen = page.waitForResponse(response => response.url().endsWith('/presence') && response.ok());
  await page.goto(`/merchant/registration/${registration.id}`);
  await seen;
  await expect(page.getByText('Sedang dibuka juga oleh Ratna Puspitasari.')).toBeVisible();

  await registrations.change(registration, { address: 'Jl. Melati No. 3' });
  await registrations.end();
  await step(page, 'Tolak').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Alasan/ }).click();
  await page.getByRole('option', { name: 'Usaha sudah terdaftar' }).click();
  await dialog.getByLabel('Catatan').fill('Sudah ada di Sleman.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await expect(dialog.getByRole('alert')).toContainText('sudah diubah orang lain');
  await dialog.getByRole('button', { name: 'Muat versi terbaru' }).click();
  await expect(page.getByText('Jl. Melati No. 3', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Catatan')).toHaveValue('Sudah ada di Sleman.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Ditolak').first()).toBeVisible();
  await expect(page.getByText('Usaha sudah terdaftar. Sudah ada di Sleman.')).toBeVisible();
  await other.close();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
