import { merchantRoleResource } from '../../src/resources/merchantRole';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('roles of merchants’ accounts are listed with their accounts, and show what each may do', async ({ as, page }) => {
  const roles = await as('auditor', merchantRoleResource);
  await expect(roles.table.getByRole('rowheader')).toHaveText([/^Pemilik/, /^Manajer/, /^Kasir/, /^Pengantar/]);
  await expect(roles.row('Pengantar').getByRole('cell').first()).not.toHaveText(/^\D*0$/);
  await expectAccessible(page);
  await roles.table.getByRole('link', { name: 'Kasir' }).click();
  await expect(page).toHaveURL(/\/merchant\/permission\/[\da-f-]{36}$/);
  const orders = page.getByRole('region', { name: 'Pesanan' });
  await expect(orders.getByRole('listitem').filter({ hasText: 'Menerima dan menolak pesanan' })).toContainText('Boleh');
  await expect(orders.getByRole('listitem').filter({ hasText: 'Mengantar dan menyelesaikan' })).toContainText('Tidak');
  await expect(page.getByRole('button', { name: /^(Ubah|Hapus|Tambah)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(roles.table).toBeVisible();
});
