import { defineDomain } from '../../domain/defineDomain';
import { financeRoutes } from './routes';

/** Reports on sales and operational costs; the domain has no records of its own. */
export const financeDomain = defineDomain({
  name: 'finance',
  routes: [financeRoutes],
});
