import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveExpiredSession } from '../../../src/authProvider/logout';
import { expireSession } from '../../../src/dataProvider/sessionExpiry';
import { SessionExpiredDialog } from '../../../src/layout/SessionExpiredDialog';
import { renderLayout } from '../support/renderLayout';

jest.mock('../../../src/authProvider/logout', () => ({ leaveExpiredSession: jest.fn(async () => {}) }));

it('opens when the session ends, and OK is the only way on (point 8)', async () => {
  renderLayout(<SessionExpiredDialog />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => expireSession());
  const dialog = await screen.findByRole('alertdialog', { name: 'Sesi Berakhir' });
  expect(dialog).toHaveAccessibleDescription('Sesi Anda telah berakhir, silakan masuk kembali.');

  const user = userEvent.setup();
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(leaveExpiredSession).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(leaveExpiredSession).toHaveBeenCalledTimes(1);
});
