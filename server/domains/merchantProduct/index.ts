import { merchantProductHistory } from '../../../contract/merchantProduct/merchantProductApi';
import { defineDomain } from '../../domain/Domain';
import { seedMerchantProducts } from './demo/seedMerchantProducts';
import { authorizeProductRead } from './lockProduct';
import { merchantProductRoutes } from './routes';

export const merchantProductDomain = defineDomain({
  name: 'merchantProduct',
  routes: [merchantProductRoutes],
  history: [{ ...merchantProductHistory, authorizeRead: authorizeProductRead }],
  demo: { after: ['merchant', 'price'], seed: seedMerchantProducts },
});
