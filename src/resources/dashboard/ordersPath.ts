import { slugsOf } from '../../../contract/core/endpoint';
import { orderApi } from '../../../contract/order/orderApi';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { holdsAny } from '../../authProvider/session';
import type { DashboardChoices } from './useDashboardQuery';

/** Whether the order list can show the same selection: it has no filters for category, type and owner. */
export const isOfWholeOrders = ({ category, type, owner_id }: DashboardChoices['query']): boolean =>
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
