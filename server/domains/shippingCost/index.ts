import { shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { crudDomain } from '../../domain/crudDomain';
import { seedShippingCosts } from './demo/seedShippingCosts';
import { quoteDelivery } from './quoteDelivery';
import { shippingCostStore } from './shippingCostStore';
import { shipping_costs } from './table';

export const shippingCostDomain = crudDomain(shippingCost, shippingCostApi, shipping_costs, {
  store: shippingCostStore,
  filename: 'tarif-ongkir',
  handlers: ({ db }) => ({ ofOrder: ({ query, actor }) => quoteDelivery(db, query, actor) }),
  demo: { after: ['identity'], seed: seedShippingCosts },
});
