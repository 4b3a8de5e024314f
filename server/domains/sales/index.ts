import { defineDomain } from '../../domain/Domain';
import { invoiceRoutes, salesRoutes } from './routes';

export const salesDomain = defineDomain({
  name: 'sales',
  routes: [salesRoutes, invoiceRoutes],
});
