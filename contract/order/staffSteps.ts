import type { Slug } from '../rights/permissions';
import type { OrderStatus } from './orderStatus';
import { type OrderAction, type OrderActor, type PaymentCondition, stepOf } from './orderSteps';
import type { ComplaintAction } from './reasons';

/** Actions that staff take in the console. */
export type StaffStep = ComplaintAction | Extract<OrderAction, 'review' | 'finish_refund'>;

interface StaffFacts {
  actor: OrderActor;
  right: Slug;
  /** Whether a note is required (`data/complaint_actions.csv`). */
  needsNote: boolean;
}

const helpdesk = (needsNote: boolean): StaffFacts => ({
  actor: 'helpdesk',
  right: 'can_update_monitoring_order',
  needsNote,
});

/** The helpdesk settles complaints; finance, which approves refunds, confirms that a refund was paid. */
export const STAFF_STEPS: Readonly<Record<StaffStep, StaffFacts>> = {
  review: helpdesk(false),
  resend: helpdesk(true),
  cancel: helpdesk(true),
  received: helpdesk(false),
  finish_refund: { actor: 'finance', right: 'can_approve_monitoring_order', needsNote: false },
};
export const STAFF_STEP_NAMES = Object.keys(STAFF_STEPS) as [StaffStep, ...StaffStep[]];

/** Statuses with an open complaint, the only ones from which it can be settled. */
export const COMPLAINT_STATUSES = ['complaint_submitted', 'complaint_in_review'] as const satisfies OrderStatus[];
export const isComplaintOpen = (status: OrderStatus): boolean =>
  (COMPLAINT_STATUSES as readonly OrderStatus[]).includes(status);

/**
 * Whether staff may take an action from a status; cancelling before the delivery is not a resolution of a
 * complaint.
 */
export function isStaffStepLegal(status: OrderStatus, step: StaffStep, payment: PaymentCondition): boolean {
  if (step === 'cancel' && !isComplaintOpen(status)) return false;
  return stepOf(status, step, payment)?.actors.includes(STAFF_STEPS[step].actor) ?? false;
}

/** The actions that a person with given rights may take on an order now. */
export const staffStepsFor = (
  status: OrderStatus,
  payment: PaymentCondition,
  slugs: { has(slug: Slug): boolean },
): StaffStep[] =>
  STAFF_STEP_NAMES.filter(step => slugs.has(STAFF_STEPS[step].right) && isStaffStepLegal(status, step, payment));
