import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login } from '../../../src/authProvider/login';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { id as messages } from '../../../src/signIn/messages';
import { useSignIn } from '../../../src/signIn/SignInForm';
import { SignInPage } from '../../../src/signIn/SignInPage';

jest.mock('../../../src/authProvider/login', () => ({ login: jest.fn() }));
const ask = jest.mocked(login);

const show = (search = '') => render(<SignInPage helpdeskEmail="bantuan@merchants.test" search={search} />);
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Kata sandi');

async function send(address = 'ratna@merchants.test', secret = 'Rahasia#135') {
  const user = userEvent.setup();
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.keyboard('{Enter}');
  return user;
}

beforeEach(() => ask.mockReset());

it('requires both fields with the specified messages, and focuses the first invalid one', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Masuk' }));
  expect(screen.getByText('Email harus diisi')).toBeVisible();
  expect(screen.getByText('Kata sandi harus diisi')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Email harus diisi');
  expect(ask).not.toHaveBeenCalled();
});

it.each(['ratna', 'ratna@', 'ratna@merchants', 'a b@c.id', '@merchants.test'])(
  'rejects the email %s',
  async address => {
    show();
    await send(address);
    expect(screen.getByText('Email yang Anda masukan tidak sah')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  },
);

it('clears the error while typing', async () => {
  show();
  const user = await send('ratna', 'x');
  await user.type(email(), '@merchants.test');
  expect(screen.queryByText('Email yang Anda masukan tidak sah')).toBeNull();
});

it('shows progress, submits once, and trims the email', async () => {
  let refuse: (error: Error) => void = () => {};
  ask.mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  show();
  const user = await send('  ratna@merchants.test ');
  expect(screen.getByRole('button', { name: 'Memeriksa…' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith({ email: 'ratna@merchants.test', password: 'Rahasia#135' });
  await act(async () => refuse(new ApiError(401, 'Email atau kata sandi salah.')));
  expect(screen.getByRole('button', { name: 'Masuk' })).toHaveAttribute('aria-disabled', 'false');
});

it.each([
  [new ApiError(401, 'Email atau kata sandi salah.'), 'Email atau kata sandi salah.'],
  [new ApiError(403, 'Akun ini dinonaktifkan.'), 'Akun ini dinonaktifkan.'],
  [new ApiError(0, ''), messages.serverAway],
  [new TypeError('Failed to fetch'), messages.serverAway],
  [new ApiError(503, ''), messages.serverAway],
  [new ApiError(500, ''), messages.failed],
])('shows the cause of %p', async (error, message) => {
  ask.mockRejectedValue(error);
  show();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(password()).toHaveFocus();
});

it('blocks with a countdown after too many attempts, but not for another email', async () => {
  ask.mockRejectedValue(new ApiError(429, 'Terlalu banyak percobaan.', { retryAfter: 75 }));
  show();
  const user = await send();
  expect(await screen.findByRole('button', { name: 'Coba lagi dalam 1.15' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(ask).toHaveBeenCalledTimes(1);
  await user.type(email(), 'x');
  expect(screen.getByRole('button', { name: 'Masuk' })).toHaveAttribute('aria-disabled', 'false');
});

it('shows the server’s message about a field next to it', async () => {
  ask.mockRejectedValue(
    new ApiError(422, 'Periksa isian.', { errors: { email: 'Email yang Anda masukan tidak sah' } }),
  );
  show();
  await send();
  expect(await screen.findByText('Email yang Anda masukan tidak sah')).toBeVisible();
  expect(email()).toHaveFocus();
});

it('continues to the requested page', async () => {
  ask.mockResolvedValue({ id: '1', name: 'Ratna', role: null, expiresAt: new Date() });
  window.history.replaceState(null, '', '/?next=/banner');
  const go = jest.fn();
  const { result } = renderHook(() => useSignIn(messages, go));
  await act(() => result.current.submit({ email: 'ratna@merchants.test', password: 'x' }));
  expect(go).toHaveBeenCalledWith('/banner');
  expect(result.current.stage).toBe('opening');
  window.history.replaceState(null, '', '/');
});

it('shows and hides the password', async () => {
  show();
  const user = userEvent.setup();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Sembunyikan kata sandi' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('warns when Caps Lock is on', async () => {
  show();
  const user = userEvent.setup();
  await user.click(password());
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Caps Lock menyala')).toBeVisible();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps Lock menyala')).toBeNull();
});

it.each([
  ['expired', 'Sesi Anda telah berakhir, silakan masuk kembali.'],
  ['logout', 'Anda sudah keluar.'],
  ['password', messages.notices.password],
])('explains why the user must sign in again: %s', (reason, text) => {
  show(`?reason=${reason}`);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it.each(['', '?reason=toString', '?reason=<b>'])('shows no notice for %j', search => {
  show(search);
  expect(screen.queryByRole('status')).toBeNull();
});

it('links to the password reset and the helpdesk', () => {
  show();
  expect(screen.getByRole('link', { name: 'Lupa kata sandi?' })).toHaveAttribute('href', '/password/forgot');
  expect(screen.getByRole('link', { name: 'bantuan@merchants.test' })).toHaveAttribute(
    'href',
    'mailto:bantuan@merchants.test',
  );
});
