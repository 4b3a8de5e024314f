import { useNotify, useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order/orderRecord';
import { ApiError } from '../../dataProvider/ApiError';
import type { OrderPart } from './OrderPart';

/** Waits for the answer to a step: shows the order as it is now, and on a conflict reads it anew. */
export function useStepTaken({ order: { number }, onChange, onReload }: OrderPart) {
  const translate = useTranslate();
  const notify = useNotify();
  return async (answering: Promise<Order>): Promise<void> => {
    try {
      const answer = await answering;
      onChange(answer);
      const status = translate(`resources.monitoring-order.choices.status.${answer.status}`);
      notify('resources.monitoring-order.step.done', { type: 'success', messageArgs: { number, status } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onReload();
      throw error;
    }
  };
}
