import { defineDomain } from '../../domain/defineDomain';
import { sessionKeyRoutes } from './routes';

export const sessionKeyDomain = defineDomain({
  name: 'sessionKey',
  routes: [sessionKeyRoutes],
  ownData: true,
});
