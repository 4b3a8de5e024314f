import { asc, eq, inArray } from 'drizzle-orm';
import type { PermissionGroupAnswer } from '../../../contract/auth';
import type { Db } from '../../db/types';
import { permission_groups, permissions } from './table';

/** Rights by group in the menu's order, as the specification's point 3 has them; all of the catalogue without `slugs`. */
export async function groupsOf(db: Db, slugs?: readonly string[]): Promise<PermissionGroupAnswer[]> {
  if (slugs?.length === 0) return [];
  const rows = await db
    .select({
      slug: permissions.slug,
      label: permissions.label,
      group: permission_groups.code,
      groupLabel: permission_groups.label,
    })
    .from(permissions)
    .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
    .where(slugs && inArray(permissions.slug, [...slugs]))
    .orderBy(asc(permission_groups.position), asc(permissions.position), asc(permissions.slug));
  const groups = new Map<string, PermissionGroupAnswer>();
  for (const row of rows) {
    const group = groups.get(row.group) ?? { permission_group: row.group, label: row.groupLabel, permissions: [] };
    group.permissions.push({ permission_slug: row.slug, label: row.label });
    groups.set(row.group, group);
  }
  return [...groups.values()];
}
