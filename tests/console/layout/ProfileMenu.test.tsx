import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logout } from '../../../src/authProvider/logout';
import { holdPage } from '../../../src/browser/heldPage';
import { ModeOnRoot } from '../../../src/layout/ModeOnRoot';
import { ProfileMenu } from '../../../src/layout/TopBar';
import { initials } from '../../../src/ui/display/initials';
import { renderLayout, setWidth } from '../support/renderLayout';

jest.mock('../../../src/authProvider/logout', () => ({ logout: jest.fn(async () => {}) }));

const show = (who?: Parameters<typeof renderLayout>[1]) =>
  renderLayout(
    <>
      <ModeOnRoot />
      <ProfileMenu />
    </>,
    who,
  );
const open = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Menu profil/ }));
  return user;
};

beforeEach(() => {
  setWidth(1366);
  jest.mocked(logout).mockClear();
});

it('shows name and role', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Menu profil: Ratna Puspitasari Super Admin' })).toBeVisible();
});

it('shows a dash when there is no role', async () => {
  show({ role: null });
  expect(await screen.findByRole('button', { name: 'Menu profil: Ratna Puspitasari -' })).toBeVisible();
});

it('links to the account', async () => {
  show();
  await open();
  expect(screen.getByRole('menuitem', { name: 'Akun' })).toHaveAttribute('href', '/account');
});

it('asks for confirmation before logging out, in the words of point 8', async () => {
  show();
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Anda Yakin Keluar dari aplikasi ini?' });
  expect(dialog).toHaveAccessibleDescription('Anda harus masuk kembali setelah keluar.');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(logout).not.toHaveBeenCalled();
});

it('ends the session once confirmed', async () => {
  show();
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Ya, Keluar' }));
  expect(logout).toHaveBeenCalledTimes(1);
});

it('warns that unsaved changes will be lost, and discards them before the session ends', async () => {
  const forget = jest.fn(async () => expect(logout).not.toHaveBeenCalled());
  const letGo = holdPage({ isUnsaved: () => true, forget });
  show();
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Anda Yakin Keluar dari aplikasi ini?' });
  expect(dialog).toHaveAccessibleDescription(
    'Anda harus masuk kembali setelah keluar. Perubahan yang belum disimpan akan hilang.',
  );
  expect(forget).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ya, Keluar' }));
  expect(forget).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  letGo();
});

it('reports in the dialog that logging out failed', async () => {
  jest.mocked(logout).mockRejectedValueOnce(new Error('unreachable'));
  show();
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Ya, Keluar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Anda belum keluar/);
  expect(screen.getByRole('button', { name: 'Ya, Keluar' })).toBeEnabled();
});

it('switches between light and dark', async () => {
  show();
  let user = await open();
  expect(document.documentElement.dataset.theme).toBe('light');
  await user.click(screen.getByRole('menuitem', { name: 'Mode gelap' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Mode terang' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
});

it.each([
  ['Ratna Puspitasari', 'RP'],
  ['Dimas', 'D'],
  ['  siti nur  halimah ', 'SH'],
  ['', ''],
])('abbreviates %j to %j', (name, short) => expect(initials(name)).toBe(short));
