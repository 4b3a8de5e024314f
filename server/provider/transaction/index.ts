import { defineDomain } from '../../domain/defineDomain';
import { transactionRoutes } from './routes';

export const transactionDomain = defineDomain({
  name: 'transaction',
  routes: [transactionRoutes],
});
