import { orderHistory } from '../../../contract/order/orderApi';
import { defineDomain } from '../../domain/defineDomain';
import { orderNews } from './demo/orderNews';
import { seedOrders } from './demo/seedOrders';
import { endOverdueOrders } from './endOverdueOrders';
import { orderStore } from './orderStore';
import { orderRoutes } from './routes';
import type { OrderEnds } from './settleEnd';

/** The order domain. @param ends callbacks into higher domains for orders that fall through */
export const orderDomain = (ends: OrderEnds) =>
  defineDomain({
    name: 'order',
    routes: [orderRoutes(ends)],
    jobs: [{ name: 'end overdue orders', everySeconds: 15, run: ({ db }) => endOverdueOrders(db, ends) }],
    history: [{ ...orderHistory, authorizeRead: (db, id, actor) => orderStore(db).authorizeRead(id, actor) }],
    demo: {
      after: ['identity', 'merchant', 'merchantRole', 'merchantProduct', 'price', 'shippingCost'],
      seedSlices: seedOrders,
      news: orderNews,
    },
  });
