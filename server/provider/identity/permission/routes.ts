import { permissionApi } from '../../../../contract/identity/permission';
import { routes } from '../../../http/routes';
import { createPermission } from './createPermission';
import type { PermissionHolders } from './PermissionHolders';
import { permissionList } from './permissionList';
import { grantsOf } from './permissionsByGroup';
import { removePermission } from './removePermission';
import { updatePermission } from './updatePermission';

export const permissionRoutes = (holders: PermissionHolders) =>
  routes(permissionApi, ({ db }) => {
    const list = permissionList(db);
    return {
      list: ({ query }) => list.page(query),
      one: ({ params }) => list.find(params.id),
      create: ({ body, actor }) => createPermission(db, holders, body, actor),
      update: ({ params, body, actor }) => updatePermission(db, holders, params.id, body, actor),
      remove: ({ params, actor }) => removePermission(db, holders, params.id, actor),
      all: () => grantsOf(db),
      own: ({ actor }) => grantsOf(db, actor.slugs),
    };
  });
