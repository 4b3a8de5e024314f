import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { permissions } from '../permission/table';
import { role_permissions } from './table';

/** Returns a role's permissions in catalogue order; none without a role. */
export async function slugsOfRole(db: Db, roleId: string | null): Promise<string[]> {
  if (!roleId) return [];
  const rows = await db
    .select({ slug: permissions.slug })
    .from(role_permissions)
    .innerJoin(permissions, eq(permissions.slug, role_permissions.permission_slug))
    .where(eq(role_permissions.role_id, roleId))
    .orderBy(asc(permissions.position), asc(permissions.slug));
  return rows.map(({ slug }) => slug);
}
