import { roleApi } from '../../../contract/role';
import { routes } from '../../http/routes';
import { roleStore } from './roleStore';

export const roleRoutes = routes(roleApi, services => {
  const roles = roleStore(services);
  return {
    list: ({ query }) => roles.page(query),
    menu: async ({ actor }) => ({ list: await roles.menu(actor) }),
    one: ({ params, actor }) => roles.find(params.id, actor),
    create: ({ body, actor }) => roles.insert(body, actor),
    update: ({ params, body, actor }) => roles.update(params.id, body, actor),
    remove: ({ params, actor }) => roles.remove(params.id, actor),
    impact: ({ params, body, actor }) => roles.impact(params.id, body.slugs, actor),
    holders: ({ params, query }) => roles.holders(params.id, query),
  };
});
