import { defineDomain } from '../../domain/Domain';
import { dashboardRoutes } from './routes';
import { workRoutes } from './workRoutes';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  routes: [dashboardRoutes, workRoutes],
});
