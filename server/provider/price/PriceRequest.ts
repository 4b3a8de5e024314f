import type { PriceStep } from '../../../contract/price/priceChange';
import type { PricePlan } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Task } from '../../core/Task';
import type { ForeseenPlan } from './ForeseenPlan';
import type { PriceTarget } from './PriceTarget';

/** A requested price change, before it is planned. */
export interface PriceRequest {
  kind: 'change' | 'add' | 'excel';
  category: PricedCategory;
  targets: readonly PriceTarget[];
  step?: PriceStep | undefined;
  /** Null: takes effect when applied. */
  valid_from: string | null;
  bad_cells?: PricePlan['bad_cells'];
  notices?: PricePlan['notices'];
  /** The plan made before the transaction, so that other requests need not wait for it. */
  foreseen?: ForeseenPlan;
  /** The cancellable task of a long-running request. */
  task?: Task;
}
