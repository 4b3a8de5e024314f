import type { ErrorMessage } from '../../../contract/core/defineErrors';
import type { PricePlan } from '../../../contract/price/pricePlan';

/** A cell of a workbook with what is wrong with it, as the plan lists it. */
export const badCell = (cell: string, { message, code, params }: ErrorMessage): PricePlan['bad_cells'][number] => ({
  cell,
  message,
  error: { code, params },
});
