import { priceCeilingHistory } from '../../../contract/price/priceCeilingApi';
import { defineDomain } from '../../domain/Domain';
import { ceilingRoutes } from './ceiling/ceilingRoutes';
import { ceilingStore } from './ceiling/ceilingStore';
import { seedPrices } from './demo/seedPrices';
import { proposalRoutes } from './proposal/proposalRoutes';
import { priceRoutes } from './routes';

export const priceDomain = defineDomain({
  name: 'price',
  routes: [priceRoutes, proposalRoutes, ceilingRoutes],
  history: [{ ...priceCeilingHistory, authorizeRead: (db, id, actor) => ceilingStore(db).authorizeRead(id, actor) }],
  demo: { after: ['identity'], seed: seedPrices },
});
