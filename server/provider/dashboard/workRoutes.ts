import { workApi } from '../../../contract/dashboard/workApi';
import { routes } from '../../http/routes';
import { findWork } from './findWork';

export const workRoutes = routes(workApi, ({ db }) => ({
  list: async ({ actor }) => ({ list: await findWork(db, actor) }),
}));
