import { defineDomain } from '../../domain/defineDomain';
import { draftRoutes } from './routes';

export const draftDomain = defineDomain({
  name: 'draft',
  routes: [draftRoutes],
  ownData: true,
});
