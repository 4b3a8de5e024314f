import { defineDomain } from '../../domain/defineDomain';
import { invoiceRoutes } from './invoiceRoutes';
import { salesRoutes } from './salesRoutes';

export const salesDomain = defineDomain({
  name: 'sales',
  routes: [salesRoutes, invoiceRoutes],
});
