import { priceErrors } from '../../../contract/price/priceErrors';
import type { PriceBatch, PricePlan } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { recordBatch } from './recordBatch';

/** The error for a violated unique key: another price of the area starts at the same instant. */
export const SAME_MOMENT = { prices_in_force_key: { field: 'valid_from', error: priceErrors.sameMoment() } };

interface Details {
  id: string | undefined;
  at: string;
  note: string | null;
  /** The author of the change, if not the actor. */
  created_by?: string | null;
}

/** Sets the prices of a plan, which must be free of problems, as one batch. */
export const applyPlan = (
  tx: Tx,
  { category, kind }: { category: PricedCategory; kind: PriceBatch['kind'] },
  { rows }: PricePlan,
  { at, ...details }: Details,
  actor: Actor,
): Promise<PriceBatch> =>
  recordBatch(
    tx,
    { ...details, category, kind, valid_from: at, reverts: null },
    rows.map(({ product_id, province_code, regency_code, new_amount }) => ({
      product_id,
      province_code,
      regency_code,
      amount: new_amount,
    })),
    actor,
  );
