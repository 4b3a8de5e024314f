import { defineDomain } from '../../domain/Domain';
import { draftRoutes } from './routes';

export const draftDomain = defineDomain({
  name: 'draft',
  routes: [draftRoutes],
  ownData: true,
});
