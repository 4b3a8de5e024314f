import { sql } from 'drizzle-orm';
import { roleApi, roleRecord } from '../../../../contract/identity/role';
import { recordStore } from '../../../store/recordStore';
import { roles } from './table';

/** Reads roles in the response format, without their permissions. */
export const roleList = recordStore(roleRecord, roles, roleApi.list, {
  columns: {
    holder_count: sql`(select count(*)::int from users u where u.role_id = roles.id and u.deleted_at is null)`,
    permission_count: sql`(select count(*)::int from role_permissions p where p.role_id = roles.id)`,
  },
});
