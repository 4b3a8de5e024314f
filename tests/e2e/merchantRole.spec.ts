import { merchantRoleResource } from '../../src/resources/merchantRole';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('roles of merchant accounts are listed with their number of accounts, and show their permissions', async ({
  as,
  page,
}) => {
  const roles = await as('auditor', merchantRoleResource);
  await expect(roles.table.getByRole('rowheader')).toHaveText([/^Pemilik/, /^Manajer/, /^Kasir/, /^Pengantar/]);
  await expect(roles.row('Pengantar').getByRole('cell').first()).not.toHaveText(/^\D*0$/);
  await expect(page.getByRole('columnheader', { name: /^Pengantar/ })).toBeVisible();
  await expectAccessible(page);
  await roles.table.getByRole('link', { name: 'Kasir' }).click();
  await expect(page).toHaveURL(/\/merchant\/permission\/[\da-f-]{36}$/);
  // a single matrix: the right for every role, in their order
  const right = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(page.getByRole('columnheader', { name: /^Kasir/ })).toHaveAttribute('data-current', 'true');
  await expect(right('Menerima dan menolak pesanan').nth(2)).toHaveText('Boleh');
  await expect(right('Mengantar dan menyelesaikan').nth(2)).toHaveText('Tidak');
  await expect(right('Mengantar dan menyelesaikan').nth(3)).toHaveText('Boleh');
  await expect(page.getByRole('button', { name: /^(Ubah|Hapus|Tambah)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(roles.table).toBeVisible();
});
