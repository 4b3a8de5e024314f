import { roleApi } from '../../../../contract/identity/role';
import { routes } from '../../../http/routes';
import { listMeta, wholeList } from '../../../store/listMeta';
import { permissionMenu } from '../permission/permissionMenu';
import { createRole } from './createRole';
import { findRole } from './findRole';
import type { FreshPassword, RoleHolders } from './RoleServices';
import { removeRole } from './removeRole';
import { roleImpact } from './roleImpact';
import { roleList } from './roleList';
import { updateRole } from './updateRole';

export const roleRoutes = (above: { holders: RoleHolders; password: FreshPassword }) =>
  routes(roleApi, ({ db }) => {
    const services = { db, ...above };
    const { holders } = above;
    const list = roleList(db);
    return {
      list: ({ query }) => list.page(query),
      menu: async ({ actor }) => wholeList(await permissionMenu(db, actor)),
      one: ({ params, actor }) => findRole(services, params.id, actor),
      create: ({ body, actor }) => createRole(services, body, actor),
      update: ({ params, body, actor }) => updateRole(services, params.id, body, actor),
      remove: ({ params, actor }) => removeRole(services, params.id, actor),
      impact: ({ params, body, actor }) => roleImpact(services, params.id, body.slugs, actor),
      holders: async ({ params: { id }, query: { page, limit } }) => {
        await list.find(id);
        const [found, total] = await Promise.all([
          holders.list(db, id, { limit, offset: (page - 1) * limit }),
          holders.count(db, id),
        ]);
        return { list: found, meta: listMeta({ page, limit }, total), total };
      },
    };
  });
