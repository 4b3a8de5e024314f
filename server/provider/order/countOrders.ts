import { and, inArray, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import type { orderApi } from '../../../contract/order/orderApi';
import { RUNNING_STATUSES } from '../../../contract/order/orderStatus';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { matching } from '../../store/matching';
import { toHttpError } from '../../store/toHttpError';
import { orderFilters } from './orderFilters';
import { orders } from './table';

/** Counts the running orders by status, or all orders that match a search, in one statement. Statuses without orders are left out. */
export async function countOrders(
  db: Db,
  query: QueryOf<typeof orderApi.counts>,
  actor: Actor,
): Promise<ResponseOf<typeof orderApi.counts>> {
  const regions = boundTo(actor);
  try {
    const list = await db
      .select({ status: orders.status, orders: sql<number>`count(*)`.mapWith(Number) })
      .from(orders)
      .where(
        and(
          // a search matches few orders, so finished ones can be counted too
          matching(orderFilters, { ...query, status: query.search ? undefined : RUNNING_STATUSES }),
          regions && inArray(orders.region_code, regions as never),
        ),
      )
      .groupBy(orders.status);
    return { list };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
