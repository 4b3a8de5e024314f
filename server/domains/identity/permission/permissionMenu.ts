import { asc, eq } from 'drizzle-orm';
import type { MenuPermissionGroup } from '../../../../contract/identity/permission';
import { impliedRight } from '../../../../contract/rights/implied';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { permission_groups, permissions } from './table';

/** Returns the catalogue by menu entry, with what each permission implies and whether the actor may grant it. */
export async function permissionMenu(db: Db, actor: Actor): Promise<MenuPermissionGroup[]> {
  const rows = await db
    .select({ permission: permissions, group: permission_groups })
    .from(permissions)
    .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
    .orderBy(asc(permission_groups.position), asc(permissions.position), asc(permissions.slug));
  const held: ReadonlySet<string> = actor.slugs;
  const groups = new Map<string, MenuPermissionGroup>();
  for (const { permission, group } of rows) {
    const entry = groups.get(group.code) ?? {
      permission_group: group.code,
      label: group.label,
      menu_path: group.menu_path,
      permissions: [],
    };
    entry.permissions.push({
      permission_slug: permission.slug,
      label: permission.label,
      action: permission.action,
      subject: permission.subject,
      implies: impliedRight(permission.slug) ?? null,
      can_grant: held.has(permission.slug),
    });
    groups.set(group.code, entry);
  }
  return [...groups.values()];
}
