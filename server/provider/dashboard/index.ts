import { defineDomain } from '../../domain/defineDomain';
import { dashboardRoutes } from './routes';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  routes: [dashboardRoutes],
});
