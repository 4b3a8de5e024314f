import { orderHistory } from '../../../contract/order/orderApi';
import { defineDomain } from '../../domain/defineDomain';
import { orderNews } from './demo/orderNews';
import { seedOrders } from './demo/seedOrders';
import { orderStore } from './orderStore';
import { orderRoutes } from './routes';

export const orderDomain = defineDomain({
  name: 'order',
  routes: [orderRoutes],
  history: [{ ...orderHistory, authorizeRead: (db, id, actor) => orderStore(db).authorizeRead(id, actor) }],
  demo: {
    after: ['identity', 'merchant', 'merchantRole', 'merchantProduct', 'price', 'shippingCost'],
    async seed(context) {
      await seedOrders(context);
      context.news.push(await orderNews(context.tx, context.now));
    },
  },
});
