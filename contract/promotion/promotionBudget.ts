/**
 * Whole rupiah. A promotion that may cost more needs a second person: half of the demo's regional promotions stay below it, and it is
 * about what one region sells in a day, so a slip of the pen (a zero too many) never goes live on one person's word.
 */
export const PROMOTION_BUDGET_THRESHOLD = 50_000_000;

interface Costly {
  quota: number;
  max_discount: number;
}

/** The most that a promotion can cost in whole rupiah; a point counts as one rupiah. */
export const budgetOf = ({ quota, max_discount }: Costly): number => quota * max_discount;

/** Whether somebody other than its author has to approve a promotion before it runs. */
export const needsApproval = (promotion: Costly): boolean => budgetOf(promotion) > PROMOTION_BUDGET_THRESHOLD;
