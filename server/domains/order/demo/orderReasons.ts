import type { OrderActor } from '../../../../contract/order/orderActions';
import type { OrderStep } from '../../../../contract/order/orderSteps';
import {
  CANCELLATION_FACTS,
  CANCELLATION_REASONS,
  type CancellationReason,
  COMPLAINT_FACTS,
  COMPLAINT_REASONS,
  type ComplaintAction,
  type ComplaintReason,
} from '../../../../contract/order/reasons';
import type { CategoryCode } from '../../../../contract/product';
import type { SeededRandom } from '../../../seed/SeededRandom';

/** Relative frequency of each reason in the demo. */
const CANCELLATIONS: Record<CancellationReason, number> = {
  customer_changed_mind: 18,
  customer_wrong_item: 10,
  customer_wrong_address: 8,
  customer_found_elsewhere: 7,
  customer_too_long: 12,
  customer_unreachable: 8,
  merchant_out_of_stock: 14,
  merchant_closed: 6,
  merchant_no_courier: 6,
  out_of_coverage: 5,
  quantity_out_of_range: 2,
  price_changed: 1,
  duplicate_order: 3,
  weather_or_disaster: 2,
  suspected_fraud: 1,
  payment_timeout: 0,
};

const COMPLAINTS: Record<ComplaintReason, number> = {
  item_not_received: 16,
  wrong_item: 14,
  short_quantity: 12,
  short_volume: 6,
  underweight_cylinder: 9,
  leaking_cylinder: 11,
  broken_seal: 8,
  suspected_counterfeit: 4,
  fuel_quality: 3,
  damaged_packaging: 6,
  late_delivery: 5,
  overcharged: 3,
  courier_conduct: 2,
  expired_product: 1,
};

/** Weight of the suggested resolution. */
const SUGGESTED = 8;
/** Reasons after a failed delivery; the first applies only then. */
const AFTER_A_FAILURE: readonly CancellationReason[] = [
  'customer_unreachable',
  'weather_or_disaster',
  'out_of_coverage',
];
const OF_A_REFUSAL: readonly CancellationReason[] = ['merchant_out_of_stock', 'merchant_closed', 'merchant_no_courier'];

/** Draws a reason for a merchant's rejection. */
export const merchantRejectionReason = (random: SeededRandom): CancellationReason =>
  random.weighted(OF_A_REFUSAL, reason => CANCELLATIONS[reason]);

/** Draws the reason and actor of a cancellation. */
export function cancellationOf({ from, actors }: OrderStep, random: SeededRandom) {
  const possible = CANCELLATION_REASONS.filter(
    reason =>
      actors.includes(CANCELLATION_FACTS[reason].actor) &&
      (from === 'delivery_failed' ? AFTER_A_FAILURE.includes(reason) : reason !== AFTER_A_FAILURE[0]),
  );
  const reason = random.weighted(possible, each => CANCELLATIONS[each]);
  return { reason, ...CANCELLATION_FACTS[reason] } satisfies { reason: string; actor: OrderActor; needsNote: boolean };
}

/** Draws a complaint about products of these categories that suits the given resolution (undefined: open). */
export function complaintOf(
  categories: readonly CategoryCode[],
  decision: ComplaintAction | undefined,
  random: SeededRandom,
): ComplaintReason {
  const possible = COMPLAINT_REASONS.filter(reason =>
    COMPLAINT_FACTS[reason].categories.some(category => categories.includes(category)),
  );
  return random.weighted(
    possible,
    reason => COMPLAINTS[reason] * (COMPLAINT_FACTS[reason].suggested === decision ? SUGGESTED : 1),
  );
}
