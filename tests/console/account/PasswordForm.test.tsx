import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PasswordForm } from '../../../src/account/PasswordForm';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { appMessages } from '../support/appCatalogue';

const OLD = 'Rahasia#135';
const FRESH = 'Sate-Madura#2026 pedas';

async function open(response: Parameters<typeof fakeServer>[0], onDone?: () => void) {
  const calls = fakeServer(response);
  const i18nProvider = await createI18nProvider('id', ['id'], appMessages);
  const page = (
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <PasswordForm {...(onDone && { onDone })} />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} useTransitions={false} />);
  const field = (label: RegExp) => screen.getByLabelText(label);
  return {
    calls,
    user: userEvent.setup(),
    old: field(/^Kata sandi lama/),
    fresh: field(/^Kata sandi baru/),
    again: field(/^Konfirmasi kata sandi/),
    save: screen.getByRole('button', { name: 'Ganti kata sandi' }),
  };
}

it('keeps what was typed when moving between fields, and ticks off the password rules', async () => {
  const { user, old, fresh, again } = await open(() => ({ status: 500 }));
  await user.type(old, OLD);
  await user.type(fresh, FRESH);
  await user.type(again, FRESH);
  await user.tab();
  expect(old).toHaveValue(OLD);
  expect(fresh).toHaveValue(FRESH);
  expect(again).toHaveValue(FRESH);
  for (const rule of screen.getAllByRole('listitem')) expect(rule).toHaveTextContent(/, terpenuhi$/);
});

it('sends nothing if the password breaks the rules or the confirmation differs', async () => {
  const { user, old, fresh, again, save, calls } = await open(() => ({ status: 500 }));
  await user.type(old, OLD);
  await user.type(fresh, 'lemah');
  await user.type(again, 'lain');
  await user.click(save);
  expect(await screen.findByText(/^Password must be at least 8 characters/)).toBeInTheDocument();
  await user.clear(fresh);
  await user.type(fresh, FRESH);
  await user.click(save);
  expect(await screen.findByText('Konfirmasi kata sandi tidak sesuai')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('shows the server error at the field, then succeeds', async () => {
  const done = jest.fn();
  const { user, old, fresh, again, save, calls } = await open(({ body }) => {
    const { current_password } = body as { current_password: string };
    return current_password === OLD
      ? { body: envelope({ password_days_left: 90, ended_sessions: 2 }) }
      : {
          status: 422,
          body: { ...envelope(null, 422, 'Isian belum benar.'), errors: { current_password: 'Kata sandi lama salah' } },
        };
  }, done);
  await user.type(old, 'salah');
  await user.type(fresh, FRESH);
  await user.type(again, FRESH);
  await user.click(save);
  expect(await screen.findByText('Kata sandi lama salah')).toBeInTheDocument();
  expect(old).toHaveFocus();
  expect(done).not.toHaveBeenCalled();
  await user.clear(old);
  await user.type(old, OLD);
  await user.click(save);
  await screen.findByDisplayValue('', { exact: true }).catch(() => undefined);
  expect(done).toHaveBeenCalledTimes(1);
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/v1/cms/pin',
    body: { current_password: OLD, password: FRESH, password_confirmation: FRESH },
  });
});
