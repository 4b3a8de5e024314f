import { slugsOf } from '../../../contract/core/endpoint';
import { orderApi } from '../../../contract/order/orderApi';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { holdsAny } from '../../authProvider/session';
import type { DashboardChoices } from './useDashboardQuery';

/** Whether the list of orders can show what was asked for: it knows no category, type or owner. */
export const isOfWholeOrders = ({ category, type, owner_id }: DashboardChoices['query']): boolean =>
  !category && !type?.length && !owner_id;

/**
 * The address of the orders behind a figure, which are as many as it says; null where there is no such list, which needs its
 * own right.
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
