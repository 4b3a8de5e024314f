import { historyApi } from '../../../contract/history';
import { routes } from '../../http/routes';
import { historyOf } from './historyOf';

export const historyRoutes = routes(historyApi, ({ db }) => ({
  list: ({ params, query, actor }) => historyOf(db, params, query, actor),
}));
