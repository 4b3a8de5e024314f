import { savedViewApi } from '../../../contract/savedView';
import { routes } from '../../http/routes';
import { savedViewStore } from './store';

export const savedViewRoutes = routes(savedViewApi, ({ db }) => {
  const views = savedViewStore(db);
  return {
    list: async ({ query, actor }) => ({ list: await views.list(query.resource, actor) }),
    create: ({ body, actor }) => views.insert(body, actor),
    update: ({ params, body, actor }) => views.update(params.id, body, actor),
    remove: ({ params, actor }) => views.remove(params.id, actor),
  };
});
