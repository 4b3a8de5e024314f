import { defineDomain } from '../../domain/Domain';
import { savedViewRoutes } from './routes';

export const savedViewDomain = defineDomain({
  name: 'savedView',
  routes: [savedViewRoutes],
  ownData: true,
});
