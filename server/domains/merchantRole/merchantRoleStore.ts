import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { MerchantRole } from '../../../contract/merchantRole';
import { MERCHANT_RIGHTS, merchantRoleApi } from '../../../contract/merchantRole';
import type { Bound } from '../../core/regionScope';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { crudStore } from '../../store/crudStore';
import { merchants } from '../merchant/table';
import { merchant_accounts, merchant_roles } from './table';

type Query = QueryOf<typeof merchantRoleApi.list>;

/** Only a few fixed rows, so sorting and search need no index. */
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
    right_count: sql<number>`jsonb_array_length(${merchant_roles.rights})`,
    updated_at: merchant_roles.updated_at,
  },
  list: merchantRoleApi.list,
});

/** Counts the active accounts of each role, for merchants in the reader's regions. */
async function accountsOf(db: Db, reader: Bound): Promise<(roleId: string) => number> {
  const regions = boundTo(reader);
  const counted = await db
    .select({ role_id: merchant_accounts.role_id, count: sql<number>`count(*)`.mapWith(Number) })
    .from(merchant_accounts)
    .innerJoin(merchants, eq(merchants.id, merchant_accounts.merchant_id))
    .where(
      and(eq(merchant_accounts.is_active, true), regions && inArray(merchants.region_code, regions as RegionCode[])),
    )
    .groupBy(merchant_accounts.role_id);
  const counts = new Map(counted.map(({ role_id, count }) => [role_id, count]));
  return roleId => counts.get(roleId) ?? 0;
}

/** Reads the roles of merchants' accounts, each with its number of active accounts. */
export function merchantRoleStore(db: Db) {
  const { page, find } = roles(db);
  return {
    async page(query: Query, reader: Bound) {
      const [found, accounts] = await Promise.all([page(query), accountsOf(db, reader)]);
      return { ...found, list: found.list.map(role => ({ ...role, account_count: accounts(role.id) })) };
    },
    /** @throws HttpError 404 */
    async find(id: string, reader: Bound): Promise<MerchantRole> {
      const { rights, ...role } = await find(id);
      const account_count = (await accountsOf(db, reader))(role.id);
      const permissions = Object.entries(MERCHANT_RIGHTS).map(([permission_group, group]) => ({
        permission_group,
        label: group.label,
        permissions: Object.entries(group.rights).map(([permission_slug, label]) => ({
          permission_slug,
          label,
          is_granted: rights.includes(permission_slug),
        })),
      }));
      return { ...role, account_count, permissions };
    },
  };
}
