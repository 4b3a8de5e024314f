import type { Bound } from '../../core/regionScope';

/** What a plan may do, depending on who requests it. */
export interface PlanScope extends Bound {
  /** Whether it may give an area its first price of a product. */
  mayAdd: boolean;
}
