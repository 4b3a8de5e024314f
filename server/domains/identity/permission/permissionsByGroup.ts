import { asc, eq, inArray } from 'drizzle-orm';
import type { Grants, PermissionGroupAnswer } from '../../../../contract/identity/permission';
import type { Db } from '../../../db/types';
import { permission_groups, permissions } from './table';

/** Returns permissions by group in menu order, in the format of the specification's point 3. @param slugs default: the whole catalogue */
export async function permissionsByGroup(db: Db, slugs?: Iterable<string>): Promise<PermissionGroupAnswer[]> {
  const wanted = slugs && [...slugs];
  if (wanted?.length === 0) return [];
  const rows = await db
    .select({
      slug: permissions.slug,
      label: permissions.label,
      group: permission_groups.code,
      groupLabel: permission_groups.label,
    })
    .from(permissions)
    .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
    .where(wanted && inArray(permissions.slug, wanted))
    .orderBy(asc(permission_groups.position), asc(permissions.position), asc(permissions.slug));
  const groups = new Map<string, PermissionGroupAnswer>();
  for (const row of rows) {
    const group = groups.get(row.group) ?? { permission_group: row.group, label: row.groupLabel, permissions: [] };
    group.permissions.push({ permission_slug: row.slug, label: row.label });
    groups.set(row.group, group);
  }
  return [...groups.values()];
}

/** Returns the same, together with a flat list of the slugs. */
export async function grantsOf(db: Db, slugs?: Iterable<string>): Promise<Grants> {
  const groups = await permissionsByGroup(db, slugs);
  return { slugs: groups.flatMap(group => group.permissions.map(one => one.permission_slug)), groups };
}
