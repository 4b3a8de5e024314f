import { defineDomain } from '../../domain/defineDomain';
import { userRoutes } from './routes';

export const userDomain = defineDomain({
  name: 'user',
  routes: [userRoutes],
});
