import { slugsOf } from '../../../contract/core/endpoint';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { PaymentMethod } from '../../../contract/order/payment';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { holdsAny } from '../../authProvider/session';
import { isOfWholeOrders } from './ordersPath';
import type { DashboardChoices } from './useDashboardQuery';

/**
 * Returns the address of the transactions that add up to a revenue figure, for one payment method or all; null under the same conditions
 * as `ordersPath`.
 */
export function transactionsPath(query: DashboardChoices['query'], method?: PaymentMethod): string | null {
  if (!isOfWholeOrders(query) || !holdsAny(slugsOf(transactionRecordApi.list))) return null;
  const { start_date, end_date, province } = query;
  const filter = {
    start_date,
    end_date,
    status: SALE_STATUSES,
    ...(method && { payment_method: [method] }),
    ...(province?.length && { province }),
  };
  return `/transaction?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
