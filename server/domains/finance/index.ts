import { defineDomain } from '../../domain/Domain';
import { financeRoutes } from './routes';

/** Reports on sales and operational costs; the domain has no records of its own. */
export const financeDomain = defineDomain({
  name: 'finance',
  routes: [financeRoutes],
});
