import { orderApi } from '../../contract/order/orderApi';
import { expectSent, FOREIGN_MOODS } from './support/expectSent';
import { faultsOnEveryPage } from './support/faultsOnEveryPage';
import { fillForm } from './support/fillForm';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { promotionValues } from './support/promotionValues';
import { expect, settled, test } from './support/test';
import { unique } from './support/unique';

/** The console with a provider that somebody else wrote from the specification: one that follows it, and one that deviates. */

for (const [name, options, mood] of FOREIGN_MOODS)
  test.describe(`with a provider that ${name}`, () => {
    let foreign: ForeignProvider;
    test.beforeAll(async () => {
      foreign = await startForeignProvider(options);
    });
    test.afterAll(() => foreign?.stop());

    test.beforeEach(() => {
      foreign.take(mood);
    });

    test('every page renders, and viewing writes nothing', async ({ page, problems }) => {
      test.setTimeout(600_000);
      await foreign.signIn(page);
      expect(await faultsOnEveryPage(page, problems, foreign)).toEqual([]);
      expect(foreign.provider.writes).toEqual([]);
    });

    test('a change is sent once, and shown as the provider stores it', async ({ page }) => {
      // without a known status nothing can be decided
      foreign.provider.mood.delete('unknownCodes');
      await foreign.signIn(page);
      const main = page.getByRole('main');
      const save = main.getByRole('button', { name: 'Simpan', exact: true });

      await test.step('a banner', async () => {
        Object.assign(foreign.provider.rows('/v1/cms/banner')[0]!, {
          starts_at: '2026-11-01T00:00:00.000Z',
          ends_at: '2026-12-01T00:00:00.000Z',
        });
        await page.goto(`${foreign.url}/banner/edit/${foreign.idIn('/v1/cms/banner')}`);
        await page.getByLabel('Judul').fill(`Tukar tabung ${name}`);
        await save.click();
        await expect(page.getByText(`Banner “Tukar tabung ${name}” disimpan.`)).toBeVisible();
        await expectSent(foreign, page, 'PUT', '/v1/cms/banner/', { title: `Tukar tabung ${name}` });
        await expect(main.getByRole('row').filter({ hasText: `Tukar tabung ${name}` })).toBeVisible();
      });

      await test.step('an FAQ', async () => {
        await page.goto(`${foreign.url}/merchant/help/${foreign.idIn('/v1/cms/faq')}/edit`);
        await page.getByRole('textbox', { name: 'Pertanyaan' }).fill(`Bagaimana cara ${name}?`);
        await save.click();
        await expect(page.getByText(/ disimpan\.$/)).toBeVisible();
        await expectSent(foreign, page, 'PUT', '/v1/cms/faq/', { question: `Bagaimana cara ${name}?` });
        await expect(main.getByText(`Bagaimana cara ${name}?`).first()).toBeVisible();
      });

      await test.step('an admin', async () => {
        Object.assign(foreign.provider.rows('/v1/cms/admin')[0]!, { email: 'wati@penyedia.test' });
        await page.goto(`${foreign.url}/user/edit/${foreign.idIn('/v1/cms/admin')}`);
        await page.getByRole('textbox', { name: 'Nama' }).fill('Wati Lestari');
        await save.click();
        await expect(page.getByText('Pengguna admin “Wati Lestari” disimpan.')).toBeVisible();
        await expectSent(foreign, page, 'PUT', '/v1/cms/admin/', { name: 'Wati Lestari' });
        await expect(main.getByRole('row').filter({ hasText: 'Wati Lestari' })).toBeVisible();
      });

      await test.step('a registration', async () => {
        Object.assign(foreign.provider.rows('/v1/cms/merchant/registration')[0]!, { status: 'awaiting_approval' });
        await page.goto(`${foreign.url}/merchant/registration/${foreign.idIn('/v1/cms/merchant/registration')}`);
        await main.getByRole('button', { name: 'Setujui', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Setujui', exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expectSent(foreign, page, 'PUT', '/v1/cms/merchant/approval/', { decision: 'approve' });
        await expect(main.getByRole('button', { name: 'Setujui', exact: true })).toHaveCount(0);
      });
    });

    test('prices, tariffs and costs: only confirmed changes are sent', async ({ page }) => {
      foreign.provider.mood.delete('unknownCodes');
      await foreign.signIn(page);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const discard = async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
        await settled(page);
        expect(foreign.provider.writes).toEqual([]);
      };

      await test.step('a price, after its preview', async () => {
        await page.goto(`${foreign.url}/price/bbm`);
        const cell = main.getByRole('button', { name: /^Ubah harga Minyak Sedang di Jakarta Raya/ });
        const before = Number((await cell.innerText()).replaceAll('.', ''));
        await cell.focus();
        await page.keyboard.type(String(before + 500));
        await page.keyboard.press('Enter');
        await main.getByRole('button', { name: 'Lihat dahulu' }).click();
        const plan = page.getByRole('dialog', { name: 'Lihat dahulu sebelum diterapkan' });
        const apply = plan.getByRole('button', { name: 'Terapkan 1 harga' });
        await expect(apply).toBeEnabled();
        await expect(plan.getByRole('row', { name: /Jakarta Raya/ })).toContainText('+500');
        expect(foreign.provider.writes).toEqual([]);
        await apply.click();
        await expect(plan).toBeHidden();
        await expectSent(foreign, page, 'PUT', '/v1/cms/product/pertamina/price/bulk', {
          category: 'bbm',
          rows: [expect.objectContaining({ province_code: '31', amount: before + 500 })],
        });
        await expect(cell).toHaveText((before + 500).toLocaleString('id-ID'));
      });

      await test.step('a tariff', async () => {
        Object.assign(foreign.provider.rows('/v1/cms/shipping-cost')[0]!, {
          ...{ province_code: 'papua-raya', regency_code: 'kota-numbay', area_name: 'Kota Numbay' },
          ...{ base_fee: 10_000, fee_per_km: 2_000, included_km: 2, max_km: 12, free_from: null },
        });
        const address = `${foreign.url}/shipping-cost?ubah=${foreign.idIn('/v1/cms/shipping-cost')}`;
        await page.goto(address);
        await dialog.getByLabel('Tarif per km').fill('2750');
        await discard();
        await page.goto(address);
        await dialog.getByLabel('Tarif per km').fill('3000');
        await dialog.getByRole('button', { name: 'Simpan' }).click();
        await expect(dialog).toHaveCount(0);
        await expectSent(foreign, page, 'PUT', '/v1/cms/shipping-cost/', {
          fee_per_km: 3_000,
          regency_code: 'kota-numbay',
        });
        await expect(main.getByRole('row').filter({ hasText: 'Kota Numbay' })).toContainText('3.000');
      });

      await test.step('an operational cost', async () => {
        const path = '/v1/report/finance/operational-costs';
        Object.assign(foreign.provider.rows(path)[0]!, { receipt: null, amount: 400_000, spent_on: '2026-01-05' });
        const address = `${foreign.url}/operational-cost?ubah=${foreign.idIn(path)}`;
        await page.goto(address);
        await dialog.getByLabel('Jumlah').fill('1');
        await discard();
        await page.goto(address);
        await dialog.getByLabel('Keterangan').fill(`Sewa depo yang ${name}`);
        await dialog.getByRole('button', { name: 'Simpan' }).click();
        await expect(dialog).toHaveCount(0);
        await expectSent(foreign, page, 'PUT', `${path}/`, { description: `Sewa depo yang ${name}`, amount: 400_000 });
        await expect(main.getByRole('row').filter({ hasText: `Sewa depo yang ${name}` })).toBeVisible();
      });
    });

    test('a promotion is added and switched off, a complaint settled', async ({ page }) => {
      // without a known status nothing can be decided
      foreign.provider.mood.delete('unknownCodes');
      await foreign.signIn(page);
      const main = page.getByRole('main');
      const title = unique(`Hemat ${name}`);

      await test.step('a promotion', async () => {
        await page.goto(`${foreign.url}/promo/add`);
        await fillForm(page, { ...promotionValues, Judul: title });
        await main.getByRole('button', { name: 'Simpan', exact: true }).click();
        await expect(page.getByText(`Promo “${title}” ditambahkan.`)).toBeVisible();
        await expectSent(foreign, page, 'POST', '/v1/cms/promotion', {
          title,
          value: 10,
          max_discount: 15_000,
          quota: 200,
        });
      });

      await test.step('its switch', async () => {
        await page.goto(`${foreign.url}/promo`);
        const row = main.getByRole('row').filter({ hasText: title });
        await row.getByRole('switch').click();
        await expect(page.getByText(`Promo “${title}” dinonaktifkan.`)).toBeVisible();
        await expectSent(foreign, page, 'PUT', '/status?is_active=false');
        await expect(row.getByRole('switch')).not.toBeChecked();
      });

      await test.step('a complaint', async () => {
        Object.assign(foreign.provider.rows(orderApi.list.path)[0]!, {
          status: 'complaint_in_review',
          group: 'complaint',
          actions: ['cancel'],
        });
        await page.goto(`${foreign.url}/monitoring-order/${foreign.idIn(orderApi.list.path)}`);
        await main.getByRole('button', { name: 'Batalkan pesanan', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(/^Catatan/).fill('Katup tabung rusak.');
        await dialog.getByRole('button', { name: 'Batalkan pesanan' }).click();
        await expect(dialog).toHaveCount(0);
        await expectSent(foreign, page, 'PUT', '/complaint/status/cancel', { note: 'Katup tabung rusak.' });
        await expect(main.getByRole('button', { name: 'Batalkan pesanan', exact: true })).toHaveCount(0);
      });
    });
  });
