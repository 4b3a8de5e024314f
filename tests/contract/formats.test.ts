import { formatNumber } from '../../contract/core/formats';

test('numbers have at most two decimals (point 9)', () => {
  expect([1_250, 1_234.567, 0.125, 2.5].map(formatNumber)).toEqual(['1.250', '1.234,57', '0,13', '2,5']);
});
