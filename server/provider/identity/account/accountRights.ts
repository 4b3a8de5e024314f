import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { slugsOfRole } from '../role/slugsOfRole';
import { roles } from '../role/table';
import type { AccountRights } from './authorizeAccountChange';

interface RoleAndRegion {
  role_id: string | null;
  region_code: string | null;
}

/** What an account may do, and where. */
export async function rightsOfAccount(db: Db, account: RoleAndRegion & { id: string }): Promise<AccountRights> {
  const { id, role_id } = account;
  return { id, role_id, slugs: await slugsOfRole(db, role_id), regions: await regionsOf(db, account) };
}

/** Where the permissions of an account with this role and region hold: null is the whole country. */
export async function regionsOf(db: Db, { role_id, region_code }: RoleAndRegion): Promise<Actor['regions']> {
  if (!role_id) return [];
  const [role] = await db.select({ area_scope: roles.area_scope }).from(roles).where(eq(roles.id, role_id));
  if (role?.area_scope === 'national') return null;
  return region_code ? [region_code as RegionCode] : [];
}
