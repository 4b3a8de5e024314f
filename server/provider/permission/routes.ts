import { permissionApi } from '../../../contract/permission';
import { routes } from '../../http/routes';
import { grantsOf } from '../auth/profile';
import { groupsOf } from '../role/groupsOf';
import { permissionStore } from './store';

export const permissionRoutes = routes(permissionApi, ({ db }) => {
  const catalogue = permissionStore(db);
  return {
    list: ({ query }) => catalogue.page(query),
    one: ({ params }) => catalogue.find(params.id),
    create: ({ body, actor }) => catalogue.insert(body, actor),
    update: ({ params, body, actor }) => catalogue.update(params.id, body, actor),
    remove: ({ params, actor }) => catalogue.remove(params.id, actor),
    all: async () => {
      const groups = await groupsOf(db);
      return { slugs: groups.flatMap(group => group.permissions.map(one => one.permission_slug)), groups };
    },
    own: ({ actor }) => grantsOf(db, actor),
  };
});
