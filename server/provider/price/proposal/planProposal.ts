import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { Db } from '../../../db/types';
import type { ForeseenPlan } from '../ForeseenPlan';
import { foreseePlan } from '../foreseePlan';
import type { PriceRequest } from '../PriceRequest';
import { planPrices } from '../planPrices';

/** What somebody could propose stays possible, whoever looks at it. */
const AS_PROPOSED = { regions: null, mayAdd: true };

/**
 * What a proposal would do as of an instant, by the same function that made its first look: its fingerprint is the stored one for as long as
 * no price under it has changed.
 *
 * @param stored the plan that was proposed
 * @param foreseen the same as it was found before the transaction
 */
export const planProposal = (
  db: Db,
  proposal: PriceProposal,
  stored: PricePlan,
  at: string,
  foreseen?: ForeseenPlan,
): Promise<PricePlan> =>
  planPrices(db, { ...requestOf(proposal, stored), ...(foreseen && { foreseen }) }, at, AS_PROPOSED);

/** The same before the transaction that needs it. */
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
    // a product that was switched off since is named, instead of ending the look
    cells: { price: cell, product: cell ?? product_name, area: cell ?? area },
  }));
