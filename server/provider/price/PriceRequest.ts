import type { PriceStep } from '../../../contract/price/priceChange';
import type { PricePlan } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Task } from '../../core/Task';
import type { ForeseenFacts } from './foreseenFacts';
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
  /** What was found out before the transaction, so that others need not wait for it. */
  foreseen?: ForeseenFacts;
  /** Of a long one, that can be cancelled. */
  task?: Task;
}
