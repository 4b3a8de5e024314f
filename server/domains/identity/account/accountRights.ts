import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { slugsOfRole } from '../role/findRole';
import { roles } from '../role/table';
import type { AccountRights, RoleRights } from './authorizeAccountChange';
import { role_requests } from './table';

interface RoleAndRegion {
  role_id: string | null;
  region_code: string | null;
}

/** Returns what an account may do and where, including the role that awaits a second person's approval. */
export async function rightsOfAccount(db: Db, account: RoleAndRegion & { id: string }): Promise<AccountRights> {
  const { id, role_id } = account;
  const [request] = await db
    .select({ role_id: role_requests.role_id })
    .from(role_requests)
    .where(eq(role_requests.user_id, id));
  return {
    id,
    role_id,
    ...(await rightsOf(db, account)),
    requested: request && (await rightsOf(db, { ...request, region_code: null })),
  };
}

const rightsOf = async (db: Db, given: RoleAndRegion): Promise<RoleRights> => ({
  slugs: await slugsOfRole(db, given.role_id),
  regions: await regionsOf(db, given),
});

/** Returns the regions in which an account with this role and region holds its permissions; null for the whole country. */
export async function regionsOf(db: Db, { role_id, region_code }: RoleAndRegion): Promise<Actor['regions']> {
  if (!role_id) return [];
  const [role] = await db.select({ area_scope: roles.area_scope }).from(roles).where(eq(roles.id, role_id));
  if (role?.area_scope === 'national') return null;
  return region_code ? [region_code as RegionCode] : [];
}
