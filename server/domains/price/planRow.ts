import { WHOLE_COUNTRY } from '../../../contract/area/region';
import { priceLevel } from '../../../contract/price/priceInForce';
import { changePercent } from '../../../contract/price/priceJump';
import type { PlanRow } from '../../../contract/price/pricePlan';
import { reaches } from '../../core/regionScope';
import { productName } from '../product/productName';
import type { PriceFacts } from './findPriceFacts';
import type { PlanScope, PriceTarget } from './PriceRequest';
import { priceProblem } from './priceProblem';

/** Returns a row of the plan: a new price with the one it replaces, and its problem, if any. */
export function planRow(
  target: PriceTarget,
  fact: PriceFacts,
  amount: number,
  isDuplicate: boolean,
  scope: PlanScope,
): PlanRow {
  const old = fact.old?.amount ?? null;
  const product_name = productName({ ...fact, name: fact.name! });
  const area = fact.area ?? WHOLE_COUNTRY;
  return {
    product_id: target.product_id,
    product_name,
    province_code: target.province_code,
    regency_code: target.regency_code,
    level: priceLevel(target),
    area,
    old_amount: old,
    new_amount: amount,
    difference: old === null ? null : amount - old,
    change_percent: changePercent(old, amount),
    ceiling: fact.ceiling?.amount ?? null,
    ceiling_kind: fact.ceiling?.kind ?? null,
    next_valid_from: fact.next_valid_from,
    cell: target.cells?.price ?? null,
    ...priceProblem({
      name: `${product_name} di ${area}`,
      amount,
      ceiling: fact.ceiling,
      isReachable: reaches(scope, fact.region_code),
      mayHaveFirstPrice: old !== null || scope.mayAdd,
      isTaken: fact.taken,
      isDuplicate,
    }),
  };
}
