import { defineDomain } from '../../domain/Domain';
import { seedSettlements } from './demo/seedSettlements';
import { settlementDomain, transactionRecordDomain, transactionRoutes } from './routes';

export const transactionDomain = defineDomain({
  name: 'transaction',
  routes: [transactionRoutes, ...transactionRecordDomain.routes!, ...settlementDomain.routes!],
  history: settlementDomain.history!,
  demo: { after: ['order'], seed: ({ tx }) => seedSettlements(tx) },
});
