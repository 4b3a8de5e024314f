import { MOST_FAULTS } from '../../../contract/core/badCell';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { PricePlan } from '../../../contract/price/pricePlan';
import { requireSeen } from '../../core/fingerprint';
import { type FieldErrors, HttpError, invalidInput } from '../../core/HttpError';

/**
 * Requires a plan to be the one that was previewed, to have no problems, and to change something.
 *
 * @param fingerprint of the plan that was previewed
 * @throws HttpError 409 if prices have changed since the preview, 422 if there was none, a row has a problem, or nothing changes
 */
export function validatePlan(plan: PricePlan, fingerprint: string | null | undefined): void {
  requireSeen(plan, fingerprint, {
    notSeen: priceErrors.notPreviewed(),
    changed: () => new HttpError(409, priceErrors.changedSincePreview(), { data: { reason: 'prices_changed' } }),
  });
  if (plan.problems > 0) {
    const faults = [
      ...plan.bad_cells.map(({ cell, message, error }) => [cell, { ...error, message }] as const),
      ...plan.rows.flatMap(({ error, message, cell }, index) =>
        error ? [[cell ?? `rows.${index}`, { ...error, message: message! }] as const] : [],
      ),
    ];
    const errors: FieldErrors = Object.fromEntries(faults.slice(0, MOST_FAULTS));
    throw invalidInput(errors, Object.values(errors)[0]);
  }
  if (plan.changed === 0) throw invalidInput({ rows: priceErrors.nothingChanges() }, priceErrors.nothingToApply());
}
