import { defineDomain } from '../../domain/Domain';
import { sessionKeyRoutes } from './routes';

export const sessionKeyDomain = defineDomain({
  name: 'sessionKey',
  routes: [sessionKeyRoutes],
  ownData: true,
});
