import { z } from 'zod';

/**
 * Largest rise or fall of a single price, in percent, that needs no approval. Monthly fuel price changes are a few percent; an extra
 * digit, or two swapped leading digits, exceed it.
 */
export const APPROVAL_CHANGE_PERCENT = 10;

/** Largest share of the country's provinces that a change may affect without approval; no single sales region has more. */
export const APPROVAL_PROVINCE_SHARE = 0.25;

const APPROVAL_REASONS = ['percent', 'reach'] as const;
type ApprovalReason = (typeof APPROVAL_REASONS)[number];

/** Why a change needs the approval of a second person. */
export const approvalNeed = z.object({
  reasons: z.array(z.enum(APPROVAL_REASONS)),
  /** The largest rise or fall among its prices, in percent; null if all of them are first prices. */
  largest_percent: z.number().nullable(),
  /** Number of provinces it affects, and of provinces in the country. */
  provinces: z.int(),
  of_provinces: z.int(),
});
export type ApprovalNeed = z.output<typeof approvalNeed>;

interface ChangedPrice {
  province_code: string | null;
  change_percent: number | null;
}

/**
 * Returns why a price change needs a second person. A nationwide price affects every province, a regency's price its province.
 *
 * @param ofProvinces number of provinces in the country
 * @returns null if no approval is needed
 */
export function approvalNeedOf(rows: readonly ChangedPrice[], ofProvinces: number): ApprovalNeed | null {
  const codes = new Set(rows.map(({ province_code }) => province_code));
  const provinces = codes.has(null) ? ofProvinces : codes.size;
  const largest = rows.reduce<number | null>(
    (most, { change_percent: percent }) =>
      percent !== null && Math.abs(percent) > Math.abs(most ?? 0) ? percent : most,
    null,
  );
  const reasons: ApprovalReason[] = [];
  if (Math.abs(largest ?? 0) > APPROVAL_CHANGE_PERCENT) reasons.push('percent');
  if (provinces > ofProvinces * APPROVAL_PROVINCE_SHARE) reasons.push('reach');
  return reasons.length > 0 ? { reasons, largest_percent: largest, provinces, of_provinces: ofProvinces } : null;
}
