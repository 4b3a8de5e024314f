import { userApi } from '../../../contract/user';
import { routes } from '../../http/routes';
import { adminStore } from '../account/adminStore';

/** The same accounts as `/v1/cms/admin*`, by the same store, in the other shape. */
export const userRoutes = routes(userApi, services => {
  const admins = adminStore(services);
  return {
    list: async ({ query }) => {
      const { list, ...rest } = await admins.page(query);
      return { users: list, ...rest };
    },
    one: async ({ params }) => ({ user: await admins.find(params.id) }),
    create: async ({ body, actor }) => ({ user: await admins.insert(body, actor) }),
    update: async ({ params, body, actor }) => ({ user: await admins.update(params.id, body, actor) }),
    remove: ({ params, actor }) => admins.remove(params.id, actor),
  };
});
