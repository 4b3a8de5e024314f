import { shippingCostResource } from '../../src/resources/shippingCost';
import { crudTest } from './support/crudTest';
import { fillForm } from './support/fillForm';
import { expect, test } from './support/test';

// an area cannot be made up: one that the demo has no tariff of
crudTest(shippingCostResource, {
  as: 'harga',
  create: {
    Provinsi: async page => {
      await page.getByRole('combobox', { name: 'Provinsi' }).click();
      await page.getByRole('option', { name: 'Bali', exact: true }).click();
    },
    'Kabupaten/Kota': 'Kabupaten Karangasem',
    'Tarif dasar': '11000',
    'Tarif per km': '2750',
    'Jarak termasuk tarif dasar (km)': 2,
  },
  edit: { 'Tarif per km': '3000', 'Gratis mulai belanja': '500000' },
});

test('the form says what a delivery comes to; nothing typed is lost by going back, and a second tariff of an area is refused', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 422/);
  const tariffs = await as('harga', shippingCostResource);
  await tariffs.find('yogya');
  await tariffs.addButton.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Tambah Tarif Ongkir' });
  const example = form.getByRole('status');
  await expect(example).toHaveText('Isi tarif dasar dan tarif per km untuk melihat contoh.');
  await fillForm(page, { 'Tarif dasar': '10000', 'Tarif per km': '2500' });
  await expect(example).toHaveText('= Rp 22.500');
  await fillForm(page, { 'Jarak contoh (km)': '12,5' });
  await expect(example).toHaveText('= di luar jangkauan');
  await fillForm(page, { 'Jarak terjauh (km)': '20', 'Jarak termasuk tarif dasar (km)': '2' });
  await expect(example).toHaveText('= Rp 36.500');

  await page.goBack();
  const ask = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
  await ask.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(form.getByRole('textbox', { name: 'Tarif dasar', exact: true })).toHaveValue('10.000');
  await tariffs.saveButton.click();
  await expect(form.getByText('Area ini sudah memiliki tarif ongkir. Ubah tarif yang ada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
  // the list stands as it stood
  await expect(form).toHaveCount(0);
  await expect(tariffs.search).toHaveValue('yogya');
  await expect(page).toHaveURL(url => !url.searchParams.has('tambah'));
});

test('an address opens a tariff for who may change it, and for others the list alone', async ({ as, page }) => {
  await as('harga');
  const { data } = await (await page.request.get('/v1/cms/shipping-costs?search=yogya')).json();
  const address = `/shipping-cost?ubah=${data.list[0].id}`;
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: /^Ubah tarif ongkir .*Yogyakarta/ })).toBeVisible();
  const auditor = await as('auditor', shippingCostResource);
  await page.goto(address);
  await expect(auditor.table.getByRole('rowheader').first()).toBeVisible();
  await expect(auditor.table.getByRole('link')).toHaveCount(0);
  await expect(auditor.addButton).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
