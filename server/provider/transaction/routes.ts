import { transactionApi } from '../../../contract/transaction/transactionApi';
import { routes } from '../../http/routes';
import { readShop } from '../merchantProduct/shops';
import { findOrder } from '../order/findOrder';
import { orderStore } from '../order/orderStore';
import { readCancellation } from './findCancellation';
import { readSales } from './findSales';

export const transactionRoutes = routes(transactionApi, ({ db }) => {
  const orders = orderStore(db);
  return {
    async list({ query, actor }) {
      if (query.merchant_id !== undefined) await readShop(db, query.merchant_id, actor);
      return orders.page(query, actor);
    },
    one: ({ params, actor }) => findOrder(db, params.id, actor),
    cancellation: ({ params, actor }) => readCancellation(db, params.id, actor),
    sales: ({ query, actor }) => readSales(db, query, actor),
  };
});
