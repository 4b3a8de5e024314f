import { defineDomain } from '../../domain/defineDomain';
import { financeRoutes } from './routes';

/** Reports over sales and operational costs; it has no records of its own. */
export const financeDomain = defineDomain({
  name: 'finance',
  routes: [financeRoutes],
});
