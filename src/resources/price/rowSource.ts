import { priceApi } from '../../../contract/price/priceApi';
import type { PricedCategory } from '../../../contract/price/priceRights';
import { call } from '../../dataProvider/call';
import type { PlanSource } from './PlanSource';

interface Row {
  product_id: string;
  province_code: string | null;
  regency_code: string | null;
  amount: number;
}

/** A change of individual prices. */
export const rowSource = (category: PricedCategory, rows: readonly Row[]): PlanSource => ({
  divisible: true,
  send: (options, key) => call(priceApi.change, { body: { category, rows: [...rows], ...options }, key }),
});
