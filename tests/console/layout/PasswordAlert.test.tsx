import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordAlert } from '../../../src/layout/PasswordAlert';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const show = async (password_days_left: number) => {
  await signedInAs({ user: { password_days_left, is_password_expired: password_days_left <= 0 } });
  renderLayout(<PasswordAlert />);
};

it.each([
  [15, 'Kata sandi berakhir 15 hari lagi', /^Ganti sebelum .* agar Anda tetap bisa masuk\. Ganti kata sandi$/],
  [1, 'Kata sandi berakhir 1 hari lagi', /^Ganti sebelum/],
  [0, 'Kata sandi sudah berakhir', /^Buat kata sandi baru untuk melanjutkan\. Ganti kata sandi$/],
  [-4, 'Kata sandi sudah berakhir', /^Buat kata sandi baru/],
])('%d days: %s', async (days, title, text) => {
  await show(days);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: title }));
  expect(screen.getByRole('region', { name: title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Ganti kata sandi' })).toHaveAttribute('href', '/profile');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('reports an expired password even when the expiry date is unknown', async () => {
  await signedInAs({ user: { is_password_expired: true } });
  renderLayout(<PasswordAlert />);
  expect(await screen.findByRole('button', { name: 'Kata sandi sudah berakhir' })).toBeVisible();
});

it('shows nothing while more than 15 days are left', async () => {
  await show(16);
  expect(screen.queryByRole('button')).toBeNull();
});
