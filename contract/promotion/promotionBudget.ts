/**
 * Whole rupiah. A promotion that may cost more needs a second person. What one region spends on a promotion of some thousand uses stays
 * below it, so the daily work is not held up, and a zero too many (ten times the quota or the ceiling) never goes live on one word.
 */
export const PROMOTION_BUDGET_THRESHOLD = 45_000_000;

interface Costly {
  quota: number;
  max_discount: number;
}

/** The most that a promotion can cost in whole rupiah; a point counts as one rupiah. */
export const budgetOf = ({ quota, max_discount }: Costly): number => quota * max_discount;

/** Whether somebody other than its author has to approve a promotion before it runs. */
export const needsApproval = (promotion: Costly): boolean => budgetOf(promotion) > PROMOTION_BUDGET_THRESHOLD;
