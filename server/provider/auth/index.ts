import { defineDomain } from '../../domain/defineDomain';
import { authRoutes } from './routes';

export const authDomain = defineDomain({
  name: 'auth',
  routes: [authRoutes],
});
