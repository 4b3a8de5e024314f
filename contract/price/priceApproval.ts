import { z } from 'zod';

/**
 * Percent by which a single price may rise or fall on one person's word. Monthly changes of fuel are a few percent; a digit too many, or
 * two that changed places at the front, are more.
 */
export const APPROVAL_CHANGE_PERCENT = 10;

/** Share of the country's provinces that a change may reach on one person's word: more than any single sales region has. */
export const APPROVAL_PROVINCE_SHARE = 0.25;

const APPROVAL_REASONS = ['percent', 'reach'] as const;
type ApprovalReason = (typeof APPROVAL_REASONS)[number];

/** Why a change waits for a second person. */
export const approvalNeed = z.object({
  reasons: z.array(z.enum(APPROVAL_REASONS)),
  /** The greatest rise or fall among its prices, in percent; null where all of them are first prices. */
  largest_percent: z.number().nullable(),
  /** Provinces that it reaches, and how many there are. */
  provinces: z.int(),
  of_provinces: z.int(),
});
export type ApprovalNeed = z.output<typeof approvalNeed>;

interface ChangedPrice {
  province_code: string | null;
  change_percent: number | null;
}

/**
 * Whether a change of prices waits for a second person. A nationwide price reaches every province, a regency's that of its province.
 *
 * @param ofProvinces number of provinces in the country
 * @returns null where one person's word is enough
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
