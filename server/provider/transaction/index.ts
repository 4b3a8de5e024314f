import { settlementHistory } from '../../../contract/transaction/settlement';
import { defineDomain } from '../../domain/defineDomain';
import { seedSettlements } from './demo/seedSettlements';
import { findSettlement } from './findSettlement';
import { settlementRoutes, transactionRecordRoutes, transactionRoutes } from './routes';

export const transactionDomain = defineDomain({
  name: 'transaction',
  routes: [transactionRoutes, transactionRecordRoutes, settlementRoutes],
  history: [{ ...settlementHistory, authorizeRead: findSettlement }],
  demo: { after: ['order'], seed: ({ tx }) => seedSettlements(tx) },
});
