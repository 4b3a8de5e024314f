import { userApi } from '../../../../contract/identity/user';
import { routes } from '../../../http/routes';
import { readAdmins } from './adminList';
import { createAdmin } from './createAdmin';
import { removeAdmin } from './removeAdmin';
import { updateAdmin } from './updateAdmin';

/** The accounts of `/v1/cms/admin*` in the response format of `userApi`. */
export const userRoutes = routes(userApi, services => {
  const admins = readAdmins(services.db);
  return {
    list: async ({ query }) => {
      const { list, ...rest } = await admins.page(query);
      return { users: list, ...rest };
    },
    one: async ({ params }) => ({ user: await admins.find(params.id) }),
    create: async ({ body, actor }) => ({ user: await createAdmin(services, body, actor) }),
    update: async ({ params, body, actor }) => ({ user: await updateAdmin(services, params.id, body, actor) }),
    remove: ({ params, actor }) => removeAdmin(services, params.id, actor),
  };
});
