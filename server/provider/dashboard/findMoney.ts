import type { ResponseOf } from '../../../contract/core/endpoint';
import type { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { Figure } from '../../../contract/dashboard/dashboardFigures';
import type { PaymentMethod } from '../../../contract/order/payment';
import type { Db } from '../../db/types';
import { sumSales } from '../figures/sumSales';
import type { DashboardScope } from './DashboardScope';
import { figureOf } from './volumeOf';

/** Returns sales by payment method, highest value first, in one statement. */
export async function findPaymentMethods(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.paymentMethods>> {
  const groups = await sumSales(db, filter, periods, ['payment_method']);
  return {
    ...days,
    list: groups
      .map(group => ({
        payment_method: group.payment_method as PaymentMethod,
        orders: figureOf(group, 'orders'),
        value: figureOf(group, 'value'),
      }))
      .toSorted((a, b) => b.value.now - a.value.now || b.value.before - a.value.before),
  };
}

/** Returns what customers paid, in one statement. */
export async function findRevenue(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.revenue>> {
  const [group] = await sumSales(db, filter, periods, []);
  const goods = figureOf(group, 'value');
  if (filter.category) return { ...days, goods, shipping: null, discount: null, total: null };
  const [shipping, discount] = [figureOf(group, 'shipping'), figureOf(group, 'discount')];
  const paid = (period: keyof Figure) => goods[period] + shipping[period] - discount[period];
  return { ...days, goods, shipping, discount, total: { now: paid('now'), before: paid('before') } };
}
