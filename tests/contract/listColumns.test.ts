import { fileURLToPath } from 'node:url';
import { listColumns } from '../../scripts/listColumns';

const sourcesIn = (list: string) =>
  listColumns(fileURLToPath(new URL(`../../src/resources/${list}`, import.meta.url))).map(({ source }) => source);

test('a list has the columns of its table, in order', () => {
  expect(sourcesIn('merchantRole/MerchantRoleList.tsx')).toEqual(['name', 'account_count', 'right_count']);
});

test('of two interchangeable columns, the one shown first is listed', () => {
  const sources = sourcesIn('order/OrderList.tsx');
  expect(sources).toContain('due_at');
  expect(sources).not.toContain('status_since');
});

test('columns hidden by default are left out', () => {
  expect(sourcesIn('promotion/PromotionList.tsx')).toEqual([
    'title',
    'kind',
    'area',
    'period',
    'state',
    'used',
    'is_active',
  ]);
  expect(sourcesIn('transaction/record/TransactionPage.tsx')).toHaveLength(7);
});

test('a label that only the console can compute is null', () => {
  const sales = fileURLToPath(new URL('../../src/resources/sales/SalesList.tsx', import.meta.url));
  expect(listColumns(sales).find(({ source }) => source === 'volume')?.label).toBeNull();
});

test('a list without a table has no columns', () => {
  expect(sourcesIn('price/PriceList.tsx')).toEqual([]);
});
