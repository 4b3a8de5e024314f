import { defineDomain } from '../../domain/defineDomain';
import { savedViewRoutes } from './routes';

export const savedViewDomain = defineDomain({
  name: 'savedView',
  routes: [savedViewRoutes],
  ownData: true,
});
