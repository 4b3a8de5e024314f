import type { PlanRow, PricePlan } from '../../../contract/price/pricePlan';
import { fingerprintOf } from '../../core/fingerprint';
import type { PriceRequest } from './PriceRequest';

export interface PlannedRow {
  row: PlanRow;
  /** Id of the price that it replaces; null if there was none. */
  replaces: string | null;
}

/** Identifies what a dry run showed: it changes as soon as a row, or a price that a row replaces, changes. */
export function planFingerprint(
  { category, kind, valid_from }: PriceRequest,
  planned: readonly PlannedRow[],
  badCells: PricePlan['bad_cells'],
): string {
  const rows = planned.map(({ row, replaces }) => [
    row.product_id,
    row.province_code,
    row.regency_code,
    replaces,
    row.old_amount,
    row.new_amount,
    row.ceiling,
    row.next_valid_from,
    row.problem,
  ]);
  return fingerprintOf([category, kind, valid_from, rows, badCells]);
}
