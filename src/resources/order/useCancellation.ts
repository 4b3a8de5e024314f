import { useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order/orderRecord';
import { isCancelled } from '../../../contract/order/orderStatus';
import { type Cancellation, transactionApi } from '../../../contract/transaction/transactionApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';

/** How an order was cancelled, with the reason as text; undefined while it is active or not loaded. */
export function useCancellation({ id, status }: Order): (Cancellation & { why: string }) | undefined {
  const translate = useTranslate();
  const enabled = isCancelled(status);
  const { data } = useEndpointQuery(transactionApi.cancellation, { params: { id } }, { enabled, retry: false });
  if (!data || !enabled) return undefined;
  const { reason, reason_code, note } = data;
  const named = (kind: string, _: string | null) =>
    reason_code && translate(`resources.monitoring-order.choices.${kind}.${reason_code}`, { _: _ ?? '' });
  return { ...data, why: [named('reason', null) || named('complaint', reason), note].filter(Boolean).join('. ') };
}
