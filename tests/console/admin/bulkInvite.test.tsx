import { screen, waitFor, within } from '@testing-library/react';
import { passwordQuestion } from '../../../src/dataProvider/passwordGate';
import { adminResource } from '../../../src/resources/admin';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderDefault } from '../support/renderDefault';

const people = ['Ani', 'Budi', 'Citra'].map(name => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@merchants.test`,
  state: 'invited',
  version: 1,
}));

it('sends the selected invitations again, and keeps those that fail selected', async () => {
  const calls = fakeServer(({ url }) =>
    url.includes('/budi/')
      ? { status: 409, body: { ...envelope(null, 409, 'Budi sudah masuk.'), error: { code: 'admin.joined' } } }
      : { body: envelope(null) },
  );
  const { user } = await renderDefault(adminResource as never, 'list', { at: '/user/registered', records: people });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const bar = await screen.findByRole('toolbar');
  expect(bar).toHaveTextContent('3 dipilih');
  await user.click(await within(bar).findByRole('button', { name: 'Kirim lagi undangan' }));
  await waitFor(() => expect(screen.getByRole('toolbar')).toHaveTextContent('1 dipilih'));
  expect(screen.getByRole('checkbox', { name: 'Pilih Budi' })).toBeChecked();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(sent.sort()).toEqual(people.map(({ id }) => `/api/console/admin/${id}/invitation`));
});

it('changes nothing, and keeps the selection, if the password prompt is cancelled', async () => {
  const wanted = {
    ...envelope(null, 422, 'Perlu kata sandi.'),
    errors: { current_password: 'Masukkan kata sandi Anda' },
  };
  fakeServer(() => ({ status: 422, body: wanted }));
  const { user } = await renderDefault(adminResource as never, 'list', { at: '/user/registered', records: people });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const button = await within(await screen.findByRole('toolbar')).findByRole('button', { name: 'Kirim lagi undangan' });
  await user.click(button);
  await waitFor(() => expect(passwordQuestion()).not.toBeNull());
  passwordQuestion()!.cancel();
  await waitFor(() => expect(button).toBeEnabled());
  expect(await screen.findByRole('toolbar')).toHaveTextContent('3 dipilih');
});

it('offers that only to users who may', async () => {
  fakeServer(() => ({ body: envelope(null) }));
  const may = (action: string) => action !== 'invite';
  const { user } = await renderDefault(adminResource as never, 'list', {
    at: '/user/registered',
    records: people,
    may,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Ani' }));
  expect(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Hapus' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kirim lagi undangan' })).toBeNull();
});
