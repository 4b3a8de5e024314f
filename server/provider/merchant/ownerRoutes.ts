import { ownerApi } from '../../../contract/merchant/ownerApi';
import { routes } from '../../http/routes';
import { listOwners } from './listOwners';

export const ownerRoutes = routes(ownerApi, ({ db }) => ({
  list: ({ query, actor }) => listOwners(db, query, actor),
}));
