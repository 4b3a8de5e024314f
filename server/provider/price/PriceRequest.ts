import type { PriceStep } from '../../../contract/price/priceChange';
import type { PricePlan } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Task } from '../../core/Task';
import type { ForeseenPlan } from './ForeseenPlan';
import type { PriceTarget } from './PriceTarget';

/** A change of prices that somebody requests, before it is planned. */
export interface PriceRequest {
  kind: 'change' | 'add' | 'excel';
  category: PricedCategory;
  targets: readonly PriceTarget[];
  step?: PriceStep | undefined;
  /** Null: from the moment it is applied. */
  valid_from: string | null;
  bad_cells?: PricePlan['bad_cells'];
  /** The plan as it was made before the transaction, so that others need not wait for it. */
  foreseen?: ForeseenPlan;
  /** Of a long one, that can be cancelled. */
  task?: Task;
}
