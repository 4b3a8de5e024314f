import { defineDomain } from '../../domain/defineDomain';
import { ownerRoutes } from './routes';

export const ownerDomain = defineDomain({
  name: 'owner',
  routes: [ownerRoutes],
});
