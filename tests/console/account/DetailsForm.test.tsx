import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileApi } from '../../../contract/identity/profile';
import Account from '../../../src/account/Account';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';

const profile = {
  id: 'u1',
  name: 'Sri Lestari',
  email: 'sri@penyedia.test',
  phone: null,
  photo_url: null,
  locale: 'id',
  role: { id: 'r1', name: 'Admin', code: 'admin' },
  region_code: null,
  second_factor: { enabled: false, required: false },
  is_password_expired: false,
  version: 1,
};

it('keeps showing the account after a provider has answered the change with nothing but its success', async () => {
  // none of the console's own calls is offered
  document.head.innerHTML = '<script type="application/json" id="config">{"own_calls":[]}</script>';
  let stored = profile;
  const calls = fakeServer(({ method, url, body }) => {
    if (url === profileApi.get.path) return { body: envelope(stored) };
    if (method !== 'PUT') return { body: envelope({ list: [], slugs: [], groups: [] }) };
    stored = { ...profile, name: (body as typeof profile).name };
    return { body: envelope(null) };
  });
  renderLayout(<Account />);
  const user = userEvent.setup();
  const name = await screen.findByLabelText(/^Nama/);
  await user.clear(name);
  await user.type(name, 'Sri Wahyuni');
  const save = screen.getAllByRole('button', { name: 'Simpan' })[0]!;
  await user.click(save);
  await waitFor(() => expect(calls.filter(({ url }) => url === profileApi.get.path)).toHaveLength(2));
  expect(screen.getByLabelText(/^Nama/)).toHaveValue('Sri Wahyuni');
  // what the form holds is saved
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Simpan' })[0]).toBeDisabled());
});
