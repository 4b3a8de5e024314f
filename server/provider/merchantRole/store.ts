import { sql } from 'drizzle-orm';
import { MERCHANT_RIGHTS, type MerchantRole, merchantRoleApi } from '../../../contract/merchantRole';
import type { Db } from '../../db/types';
import { crudStore } from '../../store/crudStore';
import { merchant_roles } from './table';

/** A few fixed rows: sorting and search need no index. */
const roles = crudStore({
  entity: 'merchant_role',
  table: merchant_roles,
  label: row => row.name,
  columns: {
    id: merchant_roles.id,
    code: merchant_roles.code,
    name: merchant_roles.name,
    description: merchant_roles.description,
    rights: merchant_roles.rights,
    account_count: sql<number>`(select count(*)::int from merchant_accounts a where a.role_id = merchant_roles.id and a.is_active)`,
    right_count: sql<number>`jsonb_array_length(${merchant_roles.rights})`,
    updated_at: merchant_roles.updated_at,
  },
  list: merchantRoleApi.list,
});

/** Reads the roles of merchants' accounts. */
export function merchantRoleStore(db: Db) {
  const { page, find } = roles(db);
  return {
    page,
    /** @throws HttpError 404 */
    async find(id: string): Promise<MerchantRole> {
      const { rights, ...role } = await find(id);
      const permissions = Object.entries(MERCHANT_RIGHTS).map(([permission_group, group]) => ({
        permission_group,
        label: group.label,
        permissions: Object.entries(group.rights).map(([permission_slug, label]) => ({
          permission_slug,
          label,
          is_granted: rights.includes(permission_slug),
        })),
      }));
      return { ...role, permissions };
    },
  };
}
