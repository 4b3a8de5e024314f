import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { Db } from '../../../db/types';
import type { ForeseenPlan } from '../ForeseenPlan';
import { foreseePlan } from '../foreseePlan';
import type { PriceRequest } from '../PriceRequest';
import { planPrices } from '../planPrices';

/** What the proposer was allowed to do stays allowed, whoever views the proposal. */
const AS_PROPOSED = { regions: null, mayAdd: true };

/**
 * Plans what a proposal would do as of an instant, with the same function that made the stored plan: the fingerprints match as long as
 * no price that it replaces has changed.
 *
 * @param stored the plan as proposed
 * @param foreseen the plan made before the transaction
 */
export const planProposal = (
  db: Db,
  proposal: PriceProposal,
  stored: PricePlan,
  at: string,
  foreseen?: ForeseenPlan,
): Promise<PricePlan> =>
  planPrices(db, { ...requestOf(proposal, stored), ...(foreseen && { foreseen }) }, at, AS_PROPOSED);

/** Plans a proposal ahead of the transaction that needs the plan. */
export const foreseeProposal = (db: Db, proposal: PriceProposal, stored: PricePlan): Promise<ForeseenPlan> =>
  foreseePlan(db, requestOf(proposal, stored), AS_PROPOSED);

const requestOf = ({ category_code, kind, valid_from }: PriceProposal, stored: PricePlan): PriceRequest => ({
  kind: kind as PriceRequest['kind'],
  category: category_code,
  valid_from,
  targets: targetsOf(stored),
});

const targetsOf = ({ rows }: PricePlan): PriceRequest['targets'] =>
  rows.map(({ product_id, province_code, regency_code, new_amount, product_name, area, cell }) => ({
    product_id,
    province_code,
    regency_code,
    amount: new_amount,
    // a product deactivated since then is reported by name instead of failing the preview
    cells: { price: cell, product: cell ?? product_name, area: cell ?? area },
  }));
