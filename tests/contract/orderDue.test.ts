import { orderAge, orderDueAt } from '../../contract/order/orderDue';
import { isFinal, ORDER_STATUSES, RUNNING_STATUSES } from '../../contract/order/orderStatus';

const since = '2026-11-21T03:00:00.000Z';
const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);
const order = {
  status: 'awaiting_merchant' as const,
  status_since: since,
  payment_method: 'va_bca' as const,
  complaint_due_at: null,
};
const waiting = { status_since: since, due_at: at('03:30').toISOString() };

test('a merchant has half an hour: calm, soon from two thirds, late from the end', () => {
  expect(orderDueAt(order)).toEqual(at('03:30'));
  expect(orderAge(waiting, at('03:19'))).toMatchObject({ level: 'calm' });
  expect(orderAge(waiting, at('03:20'))).toMatchObject({ level: 'soon' });
  expect(orderAge(waiting, at('03:30'))).toEqual({ share: 1, level: 'late' });
  expect(orderAge(waiting, at('05:05'))).toEqual({ share: 1, level: 'late' });
});

test('a payment is due by its method, a complaint at its own due time', () => {
  expect(orderDueAt({ ...order, status: 'awaiting_payment' })).toEqual(at('15:00'));
  expect(orderDueAt({ ...order, status: 'awaiting_payment', payment_method: 'qris' })).toEqual(at('03:15'));
  const complaint_due_at = '2026-11-21T05:00:00.000Z';
  for (const status of ['complaint_submitted', 'complaint_in_review'] as const)
    expect(orderDueAt({ ...order, status, complaint_due_at })).toEqual(at('05:00'));
});

test('every running order has a due time and a final one has none; a slow clock shows no negative share', () => {
  const complaint_due_at = '2026-11-21T05:00:00.000Z';
  for (const status of ORDER_STATUSES)
    expect({ status, due: orderDueAt({ ...order, status, complaint_due_at }) !== null }).toEqual({
      status,
      due: RUNNING_STATUSES.includes(status) && !isFinal(status),
    });
  expect(orderAge({ status_since: since, due_at: null }, at('04:00'))).toEqual({
    share: null,
    level: 'calm',
  });
  expect(orderAge(waiting, at('02:59'))).toMatchObject({ share: 0, level: 'calm' });
});
