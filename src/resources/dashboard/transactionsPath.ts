import { slugsOf } from '../../../contract/core/endpoint';
import { orderApi } from '../../../contract/order/orderApi';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { PaymentMethod } from '../../../contract/order/payment';
import type { CategoryCode } from '../../../contract/product';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { holdsAny } from '../../authProvider/session';
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

/** Whether the order list can show the same selection: it has no filters for category, type and owner. */
const isOfWholeOrders = ({ category, type, owner_id }: DashboardChoices['query']): boolean =>
  !category && !type?.length && !owner_id;

/**
 * Returns the address of the orders behind a figure, with exactly that many rows; null if no list can show them or the user lacks its
 * permission.
 */
export function ordersPath(query: DashboardChoices['query'], { province }: { province?: string } = {}): string | null {
  const { start_date, end_date } = query;
  if (!isOfWholeOrders(query) || !holdsAny(slugsOf(orderApi.list))) return null;
  const provinces = province ? [province] : query.province;
  const filter = {
    start_date,
    end_date,
    status: SALE_STATUSES,
    ...(provinces?.length && { province_id: provinces }),
  };
  return `/monitoring-order?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Returns the address of a category's dashboard with the current days and filters, so that it shows the same figure as the link. */
export function categoryPath(code: CategoryCode, { anyCategory }: Pick<DashboardChoices, 'anyCategory'>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(anyCategory))
    for (const each of [value ?? []].flat()) params.append(name, each);
  return `/dashboard/${code}?${params}`;
}
