/**
 * Budget in whole rupiah above which a promotion needs the approval of a second person. A regional promotion with a few thousand uses
 * stays below it, so daily work is not held up; an extra zero in quota or ceiling exceeds it.
 */
export const PROMOTION_BUDGET_THRESHOLD = 45_000_000;

interface Costly {
  quota: number;
  max_discount: number;
}

/** Maximum cost of a promotion in whole rupiah; a point counts as one rupiah. */
export const budgetOf = ({ quota, max_discount }: Costly): number => quota * max_discount;

/** Whether a promotion must be approved by someone other than its author before it runs. */
export const needsApproval = (promotion: Costly): boolean => budgetOf(promotion) > PROMOTION_BUDGET_THRESHOLD;
