import { orderApi } from '../../../contract/order/orderApi';
import { orderRow } from '../../../contract/order/orderRecord';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../routes';
import { orderStore } from './orderStore';

export const orderRoutes = routes(orderApi, services => {
  const list = orderStore(services.db);
  return {
    list: ({ query, actor }) => list.page(query, actor),
    export: exportHandler(services, list, { record: orderRow, filename: 'pesanan' }),
  };
});
