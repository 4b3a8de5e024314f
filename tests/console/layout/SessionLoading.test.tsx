import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileApi } from '../../../contract/identity/profile';
import { logout } from '../../../src/authProvider/logout';
import { loadSession } from '../../../src/authProvider/session';
import { SessionLoading } from '../../../src/layout/SessionLoading';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';

jest.mock('../../../src/authProvider/logout', () => ({ logout: jest.fn(async () => {}) }));

it('says that the server is slow, then why the session cannot be loaded, and lets people out', async () => {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const calls = fakeServer(async ({ url }) => {
    if (url !== profileApi.get.path) return { body: envelope({ slugs: [], groups: [] }) };
    await held;
    return { status: 500, body: { ...envelope(null, 500, 'Penyedia layanan sedang bermasalah.'), request_id: '7f3a' } };
  });
  const settled = jest.fn();
  void loadSession().then(settled, settled);
  renderLayout(<SessionLoading />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('status', {}, { timeout: 5_000 })).toHaveTextContent('Server lambat menanggapi');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();

  release();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Data akun Anda tidak dapat dimuat');
  expect(alert).toHaveTextContent('Status 500. Penyedia layanan sedang bermasalah. Sebutkan ID ini ke helpdesk: 7f3a');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  // react-admin would sign out, and the sign-in page would lead back here
  expect(settled).not.toHaveBeenCalled();
  expect(calls).toHaveLength(2);
});
