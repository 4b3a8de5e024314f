/**
 * Whole rupiah. A promotion that can cost more needs the approval of a second person. A regional promotion of some thousand uses stays
 * below it, so daily work is not held up; one zero too many in quota or ceiling exceeds it.
 */
export const PROMOTION_BUDGET_THRESHOLD = 45_000_000;

interface Costly {
  quota: number;
  max_discount: number;
}

/** Maximum cost of a promotion in whole rupiah; a point counts as one rupiah. */
export const budgetOf = ({ quota, max_discount }: Costly): number => quota * max_discount;

/** Whether somebody other than its author has to approve a promotion before it runs. */
export const needsApproval = (promotion: Costly): boolean => budgetOf(promotion) > PROMOTION_BUDGET_THRESHOLD;
