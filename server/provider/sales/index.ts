import { defineDomain } from '../../domain/defineDomain';
import { invoiceRoutes } from './invoiceRoutes';

export const salesDomain = defineDomain({
  name: 'sales',
  routes: [invoiceRoutes],
});
