import { useNotify, useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order/orderRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { formatMoney } from '../../i18n/numbers';
import type { OrderPart } from './OrderPart';

/** Returns a function that awaits the response to a step, shows the updated order, and refetches it on a conflict. */
export function useStepTaken({ order: { number }, onChange, onReload }: OrderPart) {
  const translate = useTranslate();
  const notify = useNotify();
  return async (answering: Promise<Order | null>): Promise<void> => {
    try {
      const answer = await answering;
      // the order has been refetched by then
      if (!answer) return notify('resources.monitoring-order.step.taken', { type: 'success', messageArgs: { number } });
      onChange(answer);
      const status = translate(`resources.monitoring-order.choices.status.${answer.status}`);
      const messageArgs = { number, status, amount: formatMoney(answer.paid_amount) };
      notify(`resources.monitoring-order.step.${doneOf(answer)}`, { type: 'success', messageArgs });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onReload();
      throw error;
    }
  };
}

const doneOf = ({ status, paid_amount }: Order) => {
  if (paid_amount === 0) return 'done';
  return status === 'refund_in_process' ? 'done_refund' : status === 'refunded' ? 'done_refunded' : 'done';
};
