import { shippingCostHistory } from '../../../contract/shippingCost/shippingCostApi';
import { defineDomain } from '../../domain/defineDomain';
import { seedShippingCosts } from './demo/seedShippingCosts';
import { shippingCostRoutes } from './routes';
import { shippingCostStore } from './shippingCostStore';

export const shippingCostDomain = defineDomain({
  name: 'shippingCost',
  routes: [shippingCostRoutes],
  history: [
    { ...shippingCostHistory, authorizeRead: (db, id, actor) => shippingCostStore(db).authorizeRead(id, actor) },
  ],
  demo: { after: ['identity'], seed: seedShippingCosts },
});
