import { render, screen } from '@testing-library/react';
import { TableSkeleton } from '../../../src/ui/states/TableSkeleton';

const cells = (row: number) => [...screen.getByRole('status').children[row]!.children];

test('the header shows column names, or a bar for unnamed ones, and rows have a bar per column', () => {
  render(<TableSkeleton columns={['Wilayah', '', 'Harga & <stok>']} />);
  expect(cells(0).map(cell => [cell.className, cell.textContent])).toEqual([
    ['skeleton-label', 'Wilayah'],
    ['skeleton-bar', ''],
    ['skeleton-label', 'Harga & <stok>'],
  ]);
  expect(cells(1).map(cell => cell.className)).toEqual(['skeleton-bar', 'skeleton-bar', 'skeleton-bar']);
});

test('a number of unnamed columns has only bars', () => {
  render(<TableSkeleton columns={2} rows={1} />);
  expect(screen.getByRole('status').children).toHaveLength(2);
  expect(cells(0).map(cell => cell.className)).toEqual(['skeleton-bar', 'skeleton-bar']);
});

test('it is marked as busy for assistive technology and scripts', () => {
  render(<TableSkeleton />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});
