import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { Button } from '../../../src/ui/controls/Button';
import { ToggleButton, ToggleButtonGroup } from '../../../src/ui/controls/ToggleButtonGroup';

test('it does not submit a form unless its type is submit', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Batal</Button>
      <Button type="submit">Simpan</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('it is a link when it has a target, and a disabled one cannot be focused by keyboard', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Button component={Link} to="/promo/add">
        Tambah
      </Button>
      <Button href="/files/a.pdf" disabled>
        Unduh
      </Button>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Tambah' })).toHaveAttribute('href', '/promo/add');
  expect(screen.getByRole('link', { name: 'Unduh' })).toHaveAttribute('aria-disabled', 'true');
  await user.tab();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('one button of a group is always pressed', async () => {
  const onChange = jest.fn();
  render(
    <ToggleButtonGroup aria-label="Tampilan" value="table" onChange={onChange}>
      <ToggleButton value="table">Tabel</ToggleButton>
      <ToggleButton value="map">Peta</ToggleButton>
    </ToggleButtonGroup>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tabel', pressed: true }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Peta', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('map');
});
