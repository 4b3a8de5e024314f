import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { invalidInput } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { roles } from '../role/table';

interface Assignment {
  role_id: string | null;
  region_code: RegionCode | null;
}

/**
 * Locks the role that an account is given, so that it cannot change meanwhile, and drops the region if the role needs none.
 *
 * @throws HttpError 422 on `role_id` if there is no such role, on `region_code` if the role needs a region
 */
export async function assignRole(tx: Tx, { role_id, region_code }: Assignment): Promise<Assignment> {
  if (!role_id) return { role_id, region_code: null };
  const [role] = await tx
    .select({ area_scope: roles.area_scope })
    .from(roles)
    .where(eq(roles.id, role_id))
    .for('share');
  if (!role) throw invalidInput({ role_id: adminErrors.roleGone() });
  if (role.area_scope !== 'regional') return { role_id, region_code: null };
  if (!region_code) throw invalidInput({ region_code: adminErrors.regionRequired() });
  return { role_id, region_code };
}
