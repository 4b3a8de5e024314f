import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tab, Tabs } from '../../../src/ui/controls/Tabs';

const names = ['Semua', 'Berjalan', 'Selesai'];

const Example = ({ onChange }: { onChange: (tab: string) => void }) => {
  const [value, setValue] = useState('Semua');
  const select = (tab: string) => {
    setValue(tab);
    onChange(tab);
  };
  return (
    <Tabs aria-label="Pesanan" value={value} onChange={select}>
      {names.map(name => (
        <Tab key={name} value={name}>
          {name}
        </Tab>
      ))}
    </Tabs>
  );
};

const tab = (name: string) => screen.getByRole('tab', { name });

test('clicking a tab selects it', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await userEvent.click(tab('Selesai'));
  expect(onChange).toHaveBeenCalledWith('Selesai');
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Selesai'));
});

test('Tab reaches only one tab, arrow keys the others, and Enter selects', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await user.tab();
  expect(tab('Semua')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Berjalan')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('Berjalan');
  await user.keyboard('{End}{ArrowRight}');
  expect(tab('Semua')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Selesai')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Semua')).toHaveFocus();
  // back to the selected one, and from there out
  await user.tab();
  expect(tab('Berjalan')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
