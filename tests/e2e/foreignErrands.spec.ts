import { deskApi } from '../../contract/desk/deskApi';
import { promotionApi } from '../../contract/promotion/promotionApi';
import { voucherApi } from '../../contract/promotion/voucherApi';
import { transactionRecordApi } from '../../contract/transaction/transactionRecordApi';
import { expectSense } from './support/expectSense';
import { expectSent, FOREIGN_MOODS, failuresOn } from './support/expectSent';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expect, settled, test } from './support/test';

/** Daily work with a provider that somebody else wrote: what it supports is done, and what it does not is not offered. */

for (const [name, options, mood] of FOREIGN_MOODS)
  test.describe(`with a provider that ${name}`, () => {
    let foreign: ForeignProvider;
    test.beforeAll(async () => {
      foreign = await startForeignProvider(options);
    });
    test.afterAll(() => foreign?.stop());

    test.beforeEach(async ({ page }) => {
      foreign.take(mood);
      // without a known status nothing can be decided
      foreign.provider.mood.delete('unknownCodes');
      await foreign.signIn(page);
    });

    test('vouchers are changed and approved, transactions read', async ({ page }) => {
      const main = page.getByRole('main');
      const code = `HEMAT-${mood.length}`;
      Object.assign(foreign.provider.rows(voucherApi.ofPromotion.path)[0]!, {
        ...{ code, status: 'awaiting_approval', decision: 'awaiting_approval', quota: 5, used: 2 },
        ...{ starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2027-12-31T00:00:00.000Z', note: null },
      });
      Object.assign(foreign.provider.rows(promotionApi.list.path)[0]!, { kind: 'amount_discount', value: 10_000 });
      const row = main.getByRole('row').filter({ hasText: code });
      const steps = row.getByRole('button', { name: `Ubah status voucher ${code}` });

      await test.step('a promotion that cannot be changed there is shown read-only', async () => {
        await page.goto(`${foreign.url}/promo/${foreign.idIn(promotionApi.list.path)}`);
        await settled(page);
        await expect(main.getByText('10.000').first()).toBeVisible();
        await expect(main.getByRole('button', { name: 'Simpan', exact: true })).toHaveCount(0);
      });

      await test.step('a voucher', async () => {
        await main.getByRole('tab', { name: 'Voucher' }).click();
        await expect(row).toContainText('Menunggu Persetujuan');
        for (const other of ['Tambah voucher', 'Buat banyak', 'Ubah sekaligus', 'Excel'])
          await expect(main.getByRole('button', { name: other, exact: true })).toHaveCount(0);
        await steps.click();
        await page.getByRole('menuitem', { name: 'Ubah' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Catatan').fill('Untuk mitra');
        expect(foreign.provider.writes).toEqual([]);
        await dialog.getByRole('button', { name: 'Simpan' }).click();
        await expect(dialog).toHaveCount(0);
        await expectSent(foreign, page, 'PUT', '/v1/cms/voucher/', { note: 'Untuk mitra', quota: 5 });
        await expect(row).toContainText('Untuk mitra');
        await steps.click();
        await page.getByRole('menuitem', { name: 'Setujui' }).click();
        await expect(page.getByText(`Voucher ${code} sekarang Aktif.`)).toBeVisible();
        await expectSent(foreign, page, 'PUT', '/status', { status: 'active' });
        await expect(row).toContainText('Aktif');
      });

      await test.step('a transaction, without settlements, which the provider does not support', async () => {
        await page.goto(`${foreign.url}/transaction?ubah=${foreign.idIn(transactionRecordApi.list.path)}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('Tagihan')).toBeVisible();
        await expectSense(page);
        await dialog.getByRole('button', { name: 'Tutup' }).click();
        await settled(page);
        await expect(main.getByRole('tab', { name: 'Pencairan' })).toHaveCount(0);
        expect([...(await failuresOn(page)), ...foreign.provider.writes]).toEqual([]);
      });
    });

    test('an order is placed by telephone to a known address and to a point on the map', async ({ page }) => {
      const main = page.getByRole('main');
      const cart = page.getByRole('region', { name: 'Keranjang', exact: true });
      await page.goto(`${foreign.url}/order`);
      const answerCall = async () => {
        await page.getByLabel('Nomor telepon').fill('081234567890');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Nama pelanggan')).not.toHaveValue('');
      };
      const add = async () => {
        await page.getByRole('searchbox', { name: 'Cari barang' }).fill('Tabung Hijau');
        await expect(main.getByRole('rowheader', { name: /Tabung Hijau/ })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(cart).toContainText('1 × 20.000');
        await expect(cart.locator('output')).toHaveText('Rp27.000');
      };
      const place = async () => {
        await settled(page);
        expect([...(await failuresOn(page)), ...foreign.provider.writes]).toEqual([]);
        await cart.getByRole('button', { name: /^Buat pesanan/ }).click();
        const placed = main.getByRole('heading', { name: /^Pesanan .* dibuat$/ });
        const reason = main.locator('.dialog-error, .desk-warning, [aria-invalid=true]');
        await expect(placed.or(reason).first()).toBeVisible();
        expect(await reason.allTextContents()).toEqual([]);
        await expectSense(page);
      };
      const told = { shipping_cost: 7_000, total: 27_000, payment_method: 'cod_cash' };
      const sent = { ...told, items: [expect.objectContaining({ quantity: 1, price: 20_000 })] };

      await answerCall();
      await expect(main.getByRole('radio', { name: /^Nilai/ }).first()).toBeChecked();
      await add();
      // this provider cannot tell what a code is worth before an order is placed
      await expect(page.getByLabel('Kode promo')).toHaveCount(0);
      await place();
      await expectSent(foreign, page, 'POST', deskApi.create.path, sent);

      await page.keyboard.press('Escape');
      await answerCall();
      await main.getByRole('radio', { name: 'Alamat baru' }).check();
      await expect(page.getByLabel('Desa/Kelurahan')).toHaveCount(0);
      await page.getByRole('textbox', { name: /^Alamat/ }).fill('Jl. Teratai No. 41');
      await expect(main.getByText('Klik peta untuk menaruh titik antar.')).toBeVisible();
      await main.locator('.leaflet-container').click();
      await add();
      await place();
      await expectSent(foreign, page, 'POST', deskApi.create.path, { ...sent, address: 'Jl. Teratai No. 41' });
    });
  });
