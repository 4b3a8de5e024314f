import { roleApi, roleRecord } from '../../../../contract/identity/role';
import { crudDomain } from '../../../domain/crudDomain';
import { listMeta, wholeList } from '../../../store/listMeta';
import { permissionMenu } from '../permission/permissionMenu';
import { createRole } from './createRole';
import { findRole } from './findRole';
import type { FreshPassword, RoleHolders } from './RoleServices';
import { removeRole } from './removeRole';
import { roleImpact } from './roleImpact';
import { roleList } from './roleList';
import { roles } from './table';
import { updateRole } from './updateRole';

/**
 * The list is on the one path; single roles come with their permissions, which writes replace, log and guard.
 *
 * @param above what higher parts know of a role's holders, and of the caller's password
 */
export const roleDomain = (above: { holders: RoleHolders; password: FreshPassword }) =>
  crudDomain(roleRecord, roleApi, roles, {
    store: roleList,
    // roles apply in every region
    history: 'anyRegion',
    handlers: ({ db }) => {
      const services = { db, ...above };
      const { holders } = above;
      const list = roleList(db);
      return {
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
    },
  });
