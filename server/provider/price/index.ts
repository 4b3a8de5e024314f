import { defineDomain } from '../../domain/defineDomain';
import { seedPrices } from './demo/seedPrices';
import { priceRoutes } from './routes';

export const priceDomain = defineDomain({
  name: 'price',
  routes: [priceRoutes],
  demo: { after: ['identity'], seed: seedPrices },
});
