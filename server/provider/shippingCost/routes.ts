import { shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { exportHandler } from '../../export/exportHandler';
import { crudHandlers } from '../../http/crudHandlers';
import { routes } from '../../http/routes';
import { quoteDelivery } from './quoteDelivery';
import { shippingCostStore } from './shippingCostStore';

export const shippingCostRoutes = routes(shippingCostApi, services => {
  const tariffs = shippingCostStore(services.db);
  return {
    ...crudHandlers(tariffs),
    export: exportHandler(services, tariffs, { record: shippingCost, filename: 'tarif-ongkir' }),
    ofOrder: ({ query, actor }) => quoteDelivery(services.db, query, actor),
  };
});
