import { accountHistory } from '../../../contract/admin';
import { defineDomain } from '../../domain/defineDomain';
import { adminRoutes } from './adminRoutes';
import { seedAccounts } from './demo/seedAccounts';
import { seedColleagues } from './demo/seedColleagues';
import { passwordRoutes } from './passwordRoutes';
import { accountRoutes } from './routes';
import { users } from './table';

export const accountDomain = defineDomain({
  name: 'account',
  routes: [passwordRoutes, accountRoutes, adminRoutes],
  history: [{ ...accountHistory, authorizeRead: 'anyRegion' }],
  demo: {
    after: [],
    isInUse: async tx => (await tx.$count(users)) > 0,
    async seed(context) {
      await seedAccounts(context);
      await seedColleagues(context);
    },
  },
});
