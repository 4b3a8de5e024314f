import { merchantProductHistory } from '../../../contract/product/merchantProduct';
import { defineDomain } from '../../domain/defineDomain';
import { seedMerchantProducts } from './demo/seedMerchantProducts';
import { merchantProductRoutes } from './routes';
import { requireReachableProduct } from './shops';

export const merchantProductDomain = defineDomain({
  name: 'merchantProduct',
  routes: [merchantProductRoutes],
  history: [{ ...merchantProductHistory, authorizeRead: requireReachableProduct }],
  demo: { after: ['merchant', 'price'], seed: seedMerchantProducts },
});
