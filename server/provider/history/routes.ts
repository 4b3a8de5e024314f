import { historyApi } from '../../../contract/history';
import type { DomainHistory } from '../../domain/Domain';
import { routes } from '../../http/routes';
import { readHistory } from './readHistory';

export const historyRoutes = (histories: readonly DomainHistory[]) =>
  routes(historyApi, ({ db }) => ({
    list: ({ params, query, actor }) => readHistory(db, histories, params, query, actor),
  }));
