import { ownerApi } from '../../../contract/owner';
import { routes } from '../../routes';
import { listOwners } from './listOwners';

export const ownerRoutes = routes(ownerApi, ({ db }) => ({
  list: ({ query, actor }) => listOwners(db, query, actor),
}));
