import { promotionResource } from '../../src/resources/promotion';
import { crudTest } from './support/crudTest';
import { fillForm } from './support/fillForm';
import { promotionOf } from './support/promotionOf';
import { expect, test } from './support/test';
import { unique } from './support/unique';

crudTest(promotionResource, {
  as: 'marketing',
  create: {
    Judul: unique('Hemat Jatim'),
    Jenis: 'Potongan Nominal',
    'Potongan (Rp)': '5000',
    'Potongan paling banyak': '5000',
    Kuota: 100,
    Mulai: '01/08/2027',
    Selesai: '31/08/2027',
  },
  edit: { Judul: unique('Hemat Bali'), 'Potongan (Rp)': '4000' },
});

test('regional marketing changes only promotions limited to its region', async ({ as, page, problems }) => {
  // a promotion of another region, and one for the whole country
  problems.tolerate(/status of (404|422)/);
  const promotions = await as('superadmin', promotionResource);
  const elsewhere = await promotionOf(page, unique('Khusus Sulawesi'), { region_codes: ['sulawesi'] });

  await as('marketing', promotionResource);
  await promotions.find('ONGKIR10');
  await expect(promotions.row('ONGKIR10')).toContainText('Seluruh Indonesia');
  await expect(promotions.row('ONGKIR10').getByRole('switch')).toHaveCount(0);
  await promotions.row('ONGKIR10').getByRole('link').first().click();
  await expect(page.getByRole('note').filter({ hasText: 'nasional' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Voucher' })).toBeVisible();
  for (const name of [/^Simpan/, /^Hapus/]) await expect(page.getByRole('button', { name })).toHaveCount(0);

  await promotions.openList();
  await promotions.find('DEWATA');
  await expect(promotions.row('DEWATA').getByRole('switch')).toBeVisible();
  await promotions.find('ENDURO31');
  await promotions.row('ENDURO31').getByRole('link').first().click();
  await expect(page.getByText('perlu disetujui orang lain')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);

  await page.goto(`/promo/${elsewhere.id}`);
  await expect(page.getByRole('main')).toContainText('tidak ditemukan');

  await promotions.openList();
  await promotions.openCreate();
  const regions = page.getByRole('group', { name: 'Wilayah' });
  await expect(regions.getByRole('checkbox')).toHaveCount(1);
  await regions.getByRole('checkbox', { name: 'Jatimbalinus' }).uncheck();
  await fillForm(page, {
    Judul: unique('Seluruh Indonesia'),
    Jenis: 'Potongan Persen',
    'Potongan (%)': 5,
    'Potongan paling banyak': '5000',
    Kuota: 10,
    Mulai: '01/08/2027',
    Selesai: '31/08/2027',
  });
  await promotions.saveButton.click();
  await expect(page.getByText('Anda hanya dapat memilih wilayah Anda: Jatimbalinus')).toBeVisible();
  await page.getByRole('link', { name: 'Batal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang perubahan' }).click();
});

test('a user without permissions is denied access, and helpdesk reads promotions without their vouchers', async ({
  as,
  page,
}) => {
  await as('tamu');
  await page.goto('/promo');
  await expect(page).toHaveURL(url => url.pathname === '/unauthorized');

  const promotions = await as('helpdesk', promotionResource);
  await promotions.find('ONGKIR10');
  await promotions.row('ONGKIR10').getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Pemakaian' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Voucher' })).toHaveCount(0);
});

test('a voucher is found by its code in the list and the palette, and the list is filtered by category', async ({
  as,
  page,
}) => {
  const promotions = await as('superadmin', promotionResource);
  const title = unique('Dicari');
  const { id, code } = await promotionOf(page, title, { category_codes: ['refrigeran'] });
  const own = `${code}-KETEMU`;
  for (const given of [own, `${code}-LAIN`])
    await page.request.post(`/api/console/promotion/${id}/voucher`, { data: { code: given } });

  await promotions.find(own.toLowerCase());
  await expect(promotions.row(title)).toHaveCount(1);
  await expect(promotions.table.getByRole('rowheader')).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(own);
  // the audit log has an entry with that name too
  await page
    .getByRole('group', { name: 'Voucher' })
    .getByRole('option', { name: new RegExp(`^${own} `) })
    .click();
  await expect(page).toHaveURL(url => url.pathname === `/promo/${id}` && url.searchParams.get('tab') === 'vouchers');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([own]);

  await promotions.openList();
  await page.getByRole('button', { name: 'Kategori', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Refrigeran' }).click();
  await page.keyboard.press('Escape');
  await expect(promotions.row(title)).toHaveCount(1);
  await expect(promotions.row('PAGIJBB')).toHaveCount(0);
});
