import fc from 'fast-check';
import { ORDER_ACTIONS } from '../../contract/order/orderActions';
import { isFinal, ORDER_STATUSES, type OrderStatus } from '../../contract/order/orderStatus';
import { ORDER_STEPS, type PaymentCondition, stepOf, stepsFrom } from '../../contract/order/orderSteps';
import { COMPLAINT_ACTIONS } from '../../contract/order/reasons';
import { COMPLAINT_STATUSES, isStaffStepLegal, STAFF_STEP_NAMES, STAFF_STEPS } from '../../contract/order/staffSteps';
import { reachableStatuses } from '../support/reachableStatuses';

const PAYMENTS: readonly PaymentCondition[] = ['cod', 'prepaid'];
const statuses = fc.constantFrom(...ORDER_STATUSES);
const payments = fc.constantFrom(...PAYMENTS);
const actions = fc.constantFrom(...ORDER_ACTIONS);

test('a final status has no steps, and every other reachable one can reach a final one', () => {
  fc.assert(
    fc.property(statuses, payments, (status, payment) => {
      if (isFinal(status)) expect(stepsFrom(status, payment)).toEqual([]);
      // a status that orders with this payment never reach need not lead anywhere
      else if (reachableStatuses('created', payment).has(status))
        expect([...reachableStatuses(status, payment)].some(isFinal)).toBe(true);
    }),
  );
});

test('every status is reachable; a cash-on-delivery order never awaits payment or expires', () => {
  const cod = reachableStatuses('created', 'cod');
  const prepaid = reachableStatuses('created', 'prepaid');
  expect(ORDER_STATUSES.filter(status => !cod.has(status) && !prepaid.has(status))).toEqual([]);
  expect(ORDER_STATUSES.filter(status => !cod.has(status))).toEqual(['awaiting_payment', 'paid', 'expired']);
  expect(ORDER_STATUSES.filter(status => !prepaid.has(status))).toEqual([]);
});

test('an action leads to at most one status, has an actor, and is legal exactly when offered', () => {
  fc.assert(
    fc.property(statuses, actions, payments, (status, action, payment) => {
      const possible = stepsFrom(status, payment).filter(step => step.action === action);
      expect(possible.length).toBeLessThanOrEqual(1);
      expect(stepOf(status, action, payment)).toBe(possible[0]);
      if (possible[0]) expect(possible[0].actors.length).toBeGreaterThan(0);
    }),
  );
});

test('in any order of steps, goods ship only once accepted, and money is refunded only if paid', () => {
  fc.assert(
    fc.property(payments, fc.array(fc.nat(), { maxLength: 60 }), (payment, choices) => {
      let status: OrderStatus = 'created';
      const taken = new Set<string>();
      for (const choice of choices) {
        const steps = stepsFrom(status, payment);
        if (steps.length === 0) break;
        const step = steps[choice % steps.length]!;
        taken.add(step.action);
        status = step.to;
        if (status === 'on_delivery') expect(taken.has('accept') && taken.has('dispatch')).toBe(true);
        if (status === 'refund_in_process')
          expect(taken.has(payment === 'prepaid' ? 'confirm_payment' : 'deliver')).toBe(true);
        if (status === 'cancelled') expect(taken.has('confirm_payment') || taken.has('deliver')).toBe(false);
      }
    }),
  );
});

test('every complaint outcome is open to the helpdesk alone, in every complaint status and no other', () => {
  for (const payment of PAYMENTS)
    for (const status of ORDER_STATUSES)
      for (const action of COMPLAINT_ACTIONS) {
        const isOpen = (COMPLAINT_STATUSES as readonly OrderStatus[]).includes(status);
        expect(isStaffStepLegal(status, action, payment)).toBe(isOpen);
        if (isOpen) expect(stepOf(status, action, payment)?.actors).toEqual(['helpdesk']);
      }
  const ends = (action: string) =>
    new Set(
      ORDER_STEPS.filter(step => step.from.startsWith('complaint') && step.action === action).map(({ to }) => to),
    );
  expect([...ends('resend')]).toEqual(['resend_in_process']);
  expect([...ends('cancel')]).toEqual(['refund_in_process']);
  expect([...ends('received')]).toEqual(['completed']);
});

test('staff take only steps open to their role', () => {
  for (const step of STAFF_STEP_NAMES)
    for (const legal of ORDER_STEPS.filter(
      each => each.action === STAFF_STEPS[step].action && isStaffStepLegal(each.from, step, each.payment ?? 'cod'),
    ))
      expect(legal.actors).toContain(STAFF_STEPS[step].actor);
});
