import { sql } from 'drizzle-orm';
import { type Permission, permissionApi } from '../../../../contract/identity/permission';
import { crudStore } from '../../../store/crudStore';
import { permissions } from './table';

/** Reads permissions in the response format. */
export const permissionList = crudStore({
  entity: 'permission',
  table: permissions,
  label: row => row.slug,
  columns: {
    id: permissions.id,
    name: permissions.slug,
    label: permissions.label,
    group_code: sql<Permission['group_code']>`${permissions.group_code}`,
    is_system: permissions.is_system,
    role_count: sql<number>`(select count(*)::int from role_permissions p where p.permission_slug = permissions.slug)`,
    version: permissions.version,
    created_at: permissions.created_at,
    updated_at: permissions.updated_at,
  },
  search: [permissions.slug, permissions.label],
  list: permissionApi.list,
  sorts: { name: permissions.slug },
});
