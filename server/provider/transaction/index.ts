import { defineDomain } from '../../domain/defineDomain';
import { seedSettlements } from './demo/seedSettlements';
import { settlementRoutes, transactionRecordRoutes, transactionRoutes } from './routes';

export const transactionDomain = defineDomain({
  name: 'transaction',
  routes: [transactionRoutes, transactionRecordRoutes, settlementRoutes],
  demo: { after: ['order'], seed: ({ tx }) => seedSettlements(tx) },
});
