import { WHOLE_COUNTRY } from '../../../contract/area/region';
import { priceLevel } from '../../../contract/price/priceInForce';
import type { PlanRow } from '../../../contract/price/pricePlan';
import { priceSlug } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import { reaches } from '../../core/regionScope';
import { productName } from '../product/productName';
import type { PriceFacts } from './findPriceFacts';
import type { PriceRequest } from './PriceRequest';
import type { PriceTarget } from './PriceTarget';
import { percentOf } from './priceParts';
import { priceProblem } from './priceProblem';

/** A row of the plan: one new price with what it replaces, and the problem that stands against it. */
export function planRow(
  request: PriceRequest,
  target: PriceTarget,
  fact: PriceFacts,
  amount: number,
  isDuplicate: boolean,
  actor: Actor,
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
    change_percent: percentOf(old, amount),
    ceiling: fact.ceiling?.amount ?? null,
    ceiling_kind: fact.ceiling?.kind ?? null,
    next_valid_from: fact.next_valid_from,
    cell: target.cells?.price ?? null,
    ...priceProblem({
      name: `${product_name} di ${area}`,
      amount,
      ceiling: fact.ceiling,
      isReachable: reaches(actor, fact.region_code),
      mayHaveFirstPrice:
        old !== null || (request.kind !== 'change' && actor.slugs.has(priceSlug('create', request.category))),
      isTaken: fact.taken,
      isDuplicate,
    }),
  };
}
