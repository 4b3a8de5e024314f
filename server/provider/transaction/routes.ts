import { transactionApi } from '../../../contract/transaction/transactionApi';
import { routes } from '../../http/routes';
import { findSeller } from '../merchant/findSeller';
import { findOrder } from '../order/findOrder';
import { orderStore } from '../order/orderStore';
import { findCancellation } from './findCancellation';
import { findSales } from './findSales';

export const transactionRoutes = routes(transactionApi, ({ db }) => {
  const orders = orderStore(db);
  return {
    async list({ query, actor }) {
      if (query.merchant_id !== undefined) await findSeller(db, query.merchant_id, actor);
      return orders.page(query, actor);
    },
    one: ({ params, actor }) => findOrder(db, params.id, actor),
    cancellation: ({ params, actor }) => findCancellation(db, params.id, actor),
    sales: ({ query, actor }) => findSales(db, query, actor),
  };
});
