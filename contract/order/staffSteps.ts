import type { Slug } from '../rights/permissions';
import type { OrderAction, OrderActor } from './orderActions';
import type { OrderStatus } from './orderStatus';
import { type PaymentCondition, stepOf } from './orderSteps';
import type { ComplaintAction } from './reasons';

/** Actions that staff take in the console. */
export type StaffStep =
  | ComplaintAction
  | Extract<OrderAction, 'review' | 'reassign' | 'redeliver' | 'finish_refund'>
  | 'call_off';

interface StaffFacts {
  action: OrderAction;
  actor: OrderActor;
  right: Slug;
  /** Whether a note is required (`data/complaint_actions.csv`). */
  needsNote: boolean;
}

const helpdesk = (action: OrderAction, needsNote: boolean): StaffFacts => ({
  action,
  actor: 'helpdesk',
  right: 'can_update_monitoring_order',
  needsNote,
});

/**
 * Staff actions. The helpdesk settles complaints, reassigns orders that no merchant accepted, redelivers what could not be handed over,
 * and cancels orders that are not on their way; finance, which approves refunds, confirms that a refund was paid.
 */
export const STAFF_STEPS: Readonly<Record<StaffStep, StaffFacts>> = {
  review: helpdesk('review', false),
  resend: helpdesk('resend', true),
  cancel: helpdesk('cancel', true),
  received: helpdesk('received', false),
  reassign: helpdesk('reassign', false),
  redeliver: helpdesk('redeliver', false),
  call_off: helpdesk('cancel', false),
  finish_refund: { action: 'finish_refund', actor: 'finance', right: 'can_approve_monitoring_order', needsNote: false },
};
export const STAFF_STEP_NAMES = Object.keys(STAFF_STEPS) as [StaffStep, ...StaffStep[]];

/** Statuses with an open complaint, the only ones from which it can be settled. */
export const COMPLAINT_STATUSES = ['complaint_submitted', 'complaint_in_review'] as const satisfies OrderStatus[];
export const isComplaintOpen = (status: OrderStatus): boolean =>
  (COMPLAINT_STATUSES as readonly OrderStatus[]).includes(status);

/** Whether staff may take an action from a status. Cancelling is `cancel` while a complaint is open, otherwise `call_off`. */
export function isStaffStepLegal(status: OrderStatus, step: StaffStep, payment: PaymentCondition): boolean {
  const { action, actor } = STAFF_STEPS[step];
  if (action === 'cancel' && isComplaintOpen(status) !== (step === 'cancel')) return false;
  return stepOf(status, action, payment)?.actors.includes(actor) ?? false;
}

/** Returns the actions that a person with the given permissions may take on an order now. */
export const staffStepsFor = (
  status: OrderStatus,
  payment: PaymentCondition,
  slugs: { has(slug: Slug): boolean },
): StaffStep[] =>
  STAFF_STEP_NAMES.filter(step => slugs.has(STAFF_STEPS[step].right) && isStaffStepLegal(status, step, payment));
