import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteBuild } from '../../../src/dataProvider/newVersion';
import { NewVersion } from '../../../src/layout/NewVersion';
import { renderLayout } from '../support/renderLayout';

it('announces a new build, offers a reload and can be dismissed', async () => {
  document.body.innerHTML = '<script type="application/json" id="config">{"build":"aaa"}</script>';
  renderLayout(<NewVersion />);
  act(() => noteBuild(() => undefined));
  act(() => noteBuild(() => 'aaa'));
  expect(screen.queryByText('Versi baru tersedia.')).toBeNull();
  act(() => noteBuild(name => (name === 'x-console-build' ? 'bbb' : undefined)));
  expect(await screen.findByText('Versi baru tersedia.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Muat sekarang' })).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Nanti' }));
  await waitFor(() => expect(screen.queryByText('Versi baru tersedia.')).toBeNull());
});
