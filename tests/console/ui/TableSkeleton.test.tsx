import { render, screen } from '@testing-library/react';
import { TableSkeleton } from '../../../src/ui/states/TableSkeleton';

const cells = (row: number) => [...screen.getByRole('status').children[row]!.children];

test('columns are named in the head, by a bar where they have no name, and have a bar each below it', () => {
  render(<TableSkeleton columns={['Wilayah', '', 'Harga & <stok>']} />);
  expect(cells(0).map(cell => [cell.className, cell.textContent])).toEqual([
    ['skeleton-label', 'Wilayah'],
    ['skeleton-bar', ''],
    ['skeleton-label', 'Harga & <stok>'],
  ]);
  expect(cells(1).map(cell => cell.className)).toEqual(['skeleton-bar', 'skeleton-bar', 'skeleton-bar']);
});

test('a number of columns without names has bars alone', () => {
  render(<TableSkeleton columns={2} rows={1} />);
  expect(screen.getByRole('status').children).toHaveLength(2);
  expect(cells(0).map(cell => cell.className)).toEqual(['skeleton-bar', 'skeleton-bar']);
});

test('assistive technology and scripts are told that it is no content yet', () => {
  render(<TableSkeleton />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});
