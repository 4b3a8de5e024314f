import { defineDomain } from '../../domain/defineDomain';
import { transactionRecordRoutes, transactionRoutes } from './routes';

export const transactionDomain = defineDomain({
  name: 'transaction',
  routes: [transactionRoutes, transactionRecordRoutes],
});
