import { sql } from 'drizzle-orm';
import { roleApi } from '../../../../contract/identity/role';
import { crudStore } from '../../../store/crudStore';
import { roles } from './table';

/** Reads roles in the response format, without their permissions. */
export const roleList = crudStore({
  entity: 'role',
  table: roles,
  label: row => row.name,
  columns: {
    id: roles.id,
    code: roles.code,
    name: roles.name,
    description: roles.description,
    area_scope: roles.area_scope,
    requires_second_factor: roles.requires_second_factor,
    is_system: roles.is_system,
    holder_count: sql<number>`(select count(*)::int from users u where u.role_id = roles.id and u.deleted_at is null)`,
    permission_count: sql<number>`(select count(*)::int from role_permissions p where p.role_id = roles.id)`,
    version: roles.version,
    created_at: roles.created_at,
    updated_at: roles.updated_at,
  },
  list: roleApi.list,
});
