import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import { call } from '../../dataProvider/call';

export interface PlanOptions {
  dry_run: boolean;
  fingerprint: string | null;
  valid_from: string | null;
  note: string | null;
}

/** A change to be reviewed before it is applied: rows, a step over areas, an addition, a file. */
export interface PlanSource {
  /** Sends the change as a dry run, or for real with an idempotency key. @throws ApiError */
  send: (options: PlanOptions, key?: string) => Promise<PriceOutcome | null>;
  /** Whether single rows can be removed; the rest is then sent as rows. */
  divisible: boolean;
}

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
