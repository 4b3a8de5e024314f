import { shippingCostResource } from '../../src/resources/shippingCost';
import { crudTest } from './support/crudTest';
import { fillForm } from './support/fillForm';
import { expect, test } from './support/test';

// an area cannot be made up, so use one without a tariff in the demo
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

test('the form shows a sample delivery fee, going back keeps what was typed, and a second tariff for an area is rejected', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 422/);
  const tariffs = await as('harga', shippingCostResource);
  await tariffs.find('yogya');
  await tariffs.addButton.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Tambah tarif ongkir' });
  const example = form.getByRole('status');
  await expect(example).toHaveText('Isi tarif dasar dan tarif per km untuk melihat contoh.');
  await fillForm(page, { 'Tarif dasar': '10000', 'Tarif per km': '2500' });
  await expect(example).toHaveText('= Rp22.500');
  await fillForm(page, { 'Jarak contoh (km)': '12,5' });
  await expect(example).toHaveText('= di luar jangkauan');
  await fillForm(page, { 'Jarak terjauh (km)': '20', 'Jarak termasuk tarif dasar (km)': '2' });
  await expect(example).toHaveText('= Rp36.500');

  await page.goBack();
  const ask = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
  await ask.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(form.getByRole('textbox', { name: 'Tarif dasar', exact: true })).toHaveValue('10.000');
  await tariffs.saveButton.click();
  await expect(form.getByText('Area ini sudah memiliki tarif ongkir. Ubah tarif yang ada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
  // the list is as it was
  await expect(form).toHaveCount(0);
  await expect(tariffs.search).toHaveValue('yogya');
  await expect(page).toHaveURL(url => !url.searchParams.has('tambah'));
});

test('a URL opens a tariff with its history, editable with permission and read-only without', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 409/);
  await as('harga');
  const find = async () => {
    const { data } = await (await page.request.get('/v1/cms/shipping-costs?search=Papua Tengah')).json();
    return data.list[0];
  };
  const read = await find();
  const address = `/shipping-cost?ubah=${read.id}`;
  await page.goto(address);
  const form = page.getByRole('dialog', { name: 'Ubah tarif ongkir Papua Tengah' });
  await expect(form).toBeVisible();
  // what someone else changes in the meantime is kept
  const data = { ...read, free_from: read.free_from === 750_000 ? 850_000 : 750_000 };
  expect((await page.request.put(`/v1/cms/shipping-cost/${read.id}`, { data })).status()).toBe(200);
  const max_km = read.max_km === 20 ? 21 : 20;
  await fillForm(page, { 'Jarak terjauh (km)': String(max_km) });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tarif ongkir “Papua Tengah” disimpan.')).toBeVisible();
  expect(await find()).toMatchObject({ max_km, free_from: data.free_from });

  await page.goto(address);
  await form.getByRole('button', { name: 'Riwayat' }).click();
  const history = page.getByRole('dialog', { name: 'Riwayat' });
  await expect(history.getByText(/mengubah Jarak terjauh \(km\)/).first()).toBeVisible();
  await history.getByRole('button', { name: 'Tutup riwayat' }).click();
  await expect(form).toBeVisible();

  const auditor = await as('auditor', shippingCostResource);
  await page.goto(address);
  const shown = page.getByRole('dialog', { name: 'Tarif ongkir Papua Tengah' });
  await expect(shown.getByRole('textbox', { name: /^Tarif dasar/ })).not.toBeEditable();
  await expect(shown.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: 'Riwayat' })).toBeVisible();
  await shown.getByRole('button', { name: 'Tutup' }).click();
  await expect(auditor.table.getByRole('rowheader').first()).toBeVisible();
  await expect(auditor.table.getByRole('link', { name: /^Ubah / })).toHaveCount(0);
  await expect(auditor.addButton).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
