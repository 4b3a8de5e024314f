import { defineDomain } from '../../domain/defineDomain';
import { seedPrices } from './demo/seedPrices';
import { proposalRoutes } from './proposal/proposalRoutes';
import { priceRoutes } from './routes';

export const priceDomain = defineDomain({
  name: 'price',
  routes: [priceRoutes, proposalRoutes],
  demo: { after: ['identity'], seed: seedPrices },
});
