import { priceCeilingResource } from '../../src/resources/price';
import { crudTest } from './support/crudTest';
import { fillForm } from './support/fillForm';
import { expect, test } from './support/test';
import { unique } from './support/unique';

// only one that has not begun can be deleted, others are ended
crudTest(priceCeilingResource, {
  as: 'harga',
  create: {
    'Dasar hukum': unique('Keputusan Gubernur'),
    Produk: 'Elpiji 50 kg, Isi ulang',
    Provinsi: 'Bali',
    'Batas harga': '900000',
    'Berlaku mulai': '01/06/2029',
    'Berlaku sampai': '31/12/2029',
  },
  edit: { 'Batas harga': '950000' },
});

test('prices above a new ceiling are shown before saving, an overlapping ceiling is rejected, and a ceiling is ended', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 422/);
  const ceilings = await as('harga', priceCeilingResource);
  await ceilings.openCreate();
  const form = page.getByRole('dialog', { name: 'Tambah batas harga' });
  const source = unique('Keputusan Gubernur Maluku');
  await fillForm(page, { 'Dasar hukum': source, Produk: 'Bright Gas 12 kg, Isi ulang', Provinsi: 'Maluku' });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText('Batas harga harus diisi', { exact: true })).toBeVisible();
  await fillForm(page, { 'Batas harga': '9000000' });
  await expect(form.getByText('Tidak ada harga di atas batas ini.')).toBeVisible();
  await fillForm(page, { 'Batas harga': '1000' });
  const breaches = form.getByRole('region', { name: 'Harga di atas batas ini' });
  await expect(breaches.getByRole('row', { name: /Maluku/ })).toBeVisible();
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toHaveCount(0);

  await ceilings.openCreate();
  await fillForm(page, {
    'Dasar hukum': source,
    Produk: 'Bright Gas 12 kg, Isi ulang',
    Provinsi: 'Maluku',
    'Batas harga': '2000',
  });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText(/sudah punya batas harga di area ini/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();

  await ceilings.find(source);
  await ceilings.openEdit(source);
  const edit = page.getByRole('dialog', { name: /^Ubah batas harga/ });
  await edit.getByRole('button', { name: 'Akhiri' }).click();
  await page
    .getByRole('dialog', { name: /^Akhiri batas harga/ })
    .getByRole('button', { name: 'Akhiri' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ceilings.row(source)).not.toContainText('seterusnya');
});

test('an auditor reads ceilings but cannot change them', async ({ as, page }) => {
  const ceilings = await as('auditor', priceCeilingResource);
  await expect(ceilings.addButton).toHaveCount(0);
  await ceilings.find('LPG 3 kg');
  await ceilings.table
    .getByRole('link', { name: /LPG 3 kg/ })
    .first()
    .click();
  const shown = page.getByRole('dialog', { name: /^Batas harga LPG 3 kg/ });
  await expect(shown.getByRole('textbox', { name: /^Batas harga/ })).not.toBeEditable();
  await expect(shown.getByRole('button', { name: /Simpan|Akhiri|Hapus/ })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: 'Riwayat' })).toBeVisible();
});
