import type { PriceOutcome } from '../../../contract/price/pricePlan';

export interface PlanOptions {
  dry_run: boolean;
  fingerprint: string | null;
  valid_from: string | null;
  note: string | null;
}

/** A change that is looked at before it is applied: rows, a step over areas, an addition, a file. */
export interface PlanSource {
  /** Sends it, as a dry run or for good: then under a key, so that it is applied once. Throws ApiError. */
  send: (options: PlanOptions, key?: string) => Promise<PriceOutcome>;
  /** Whether single rows may be left out: the rest is then a change of rows. */
  divisible: boolean;
}
