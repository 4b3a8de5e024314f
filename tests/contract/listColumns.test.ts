import { fileURLToPath } from 'node:url';
import { listColumns } from '../../scripts/listColumns';

const sourcesIn = (list: string) =>
  listColumns(fileURLToPath(new URL(`../../src/resources/${list}`, import.meta.url))).map(({ source }) => source);

test('the columns of a list are those of its table, in their order', () => {
  expect(sourcesIn('merchantRole/MerchantRoleList.tsx')).toEqual(['name', 'account_count', 'right_count']);
});

test('of two that stand for each other it has the one that it opens with', () => {
  const sources = sourcesIn('order/OrderList.tsx');
  expect(sources).toContain('due_at');
  expect(sources).not.toContain('status_since');
});

test('what is hidden by default is left out', () => {
  expect(sourcesIn('promotion/PromotionList.tsx')).toEqual([
    'title',
    'kind',
    'area',
    'period',
    'state',
    'used',
    'is_active',
  ]);
  expect(sourcesIn('transaction/record/TransactionList.tsx')).toHaveLength(7);
});

test('a label that only the console can work out is null', () => {
  const sales = fileURLToPath(new URL('../../src/resources/sales/SalesList.tsx', import.meta.url));
  expect(listColumns(sales).find(({ source }) => source === 'volume')?.label).toBeNull();
});

test('a list without a table has none', () => {
  expect(sourcesIn('price/PriceList.tsx')).toEqual([]);
});
