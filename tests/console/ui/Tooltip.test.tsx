import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '../../../src/ui/controls/Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
/** Longer than it takes to open or close. */
const afterAMoment = () => act(() => jest.advanceTimersByTime(250));

const info = (
  <Tooltip title="Banner tampil di aplikasi pelanggan.">
    <button type="button" aria-label="Keterangan" />
  </Tooltip>
);

test('it opens on hover and closes when the pointer leaves', async () => {
  const user = setup();
  render(info);
  await user.hover(screen.getByRole('button'));
  afterAMoment();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Banner tampil di aplikasi pelanggan.');
  await user.unhover(screen.getByRole('button'));
  afterAMoment();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('Escape closes it while still hovered', async () => {
  const user = setup();
  render(info);
  await user.hover(screen.getByRole('button'));
  afterAMoment();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('it stays open while the pointer is over it', async () => {
  const user = setup();
  render(info);
  await user.hover(screen.getByRole('button'));
  afterAMoment();
  const bubble = screen.getByRole('tooltip');
  await user.hover(bubble);
  afterAMoment();
  expect(bubble).toBeInTheDocument();
});

test('an empty one is not shown', async () => {
  const user = setup();
  render(
    <Tooltip title="">
      <button type="button">Promo</button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  afterAMoment();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
