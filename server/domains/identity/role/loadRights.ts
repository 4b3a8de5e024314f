import { inArray } from 'drizzle-orm';
import { permissionGroups } from '../../../../contract/rights/permissionGroups';
import { permissions } from '../../../../contract/rights/permissions';
import { roles } from '../../../../contract/rights/roles';
import type { Tx } from '../../../db/types';
import { stableId } from '../../../store/stableId';
import * as permissionTables from '../permission/table';
import * as roleTables from './table';

/** The permissions and roles that this database has already received from the code. */
export interface KnownRights {
  slugs: readonly string[];
  roles: readonly string[];
}

/**
 * Adds the permissions and roles that are new in the code. Later changes by staff are kept: a deleted role does not come back, and a
 * revoked permission is not granted again. A new permission goes to the roles that hold it in the code.
 *
 * @returns what the database has received now
 */
export async function loadRights(tx: Tx, known: KnownRights = { slugs: [], roles: [] }): Promise<KnownRights> {
  const newPermissions = permissions.filter(({ slug }) => !known.slugs.includes(slug));
  const newRoles = roles.filter(({ code }) => !known.roles.includes(code));

  await tx
    .insert(permissionTables.permission_groups)
    .values(permissionGroups.map((group, index) => ({ ...group, position: index + 1 })))
    .onConflictDoNothing();
  if (newPermissions.length > 0)
    await tx
      .insert(permissionTables.permissions)
      .values(
        newPermissions.map(permission => ({
          ...permission,
          id: stableId('permission', permission.slug),
          is_system: true,
        })),
      )
      .onConflictDoNothing();
  if (newRoles.length > 0)
    await tx
      .insert(roleTables.roles)
      .values(newRoles.map(({ slugs: _, ...role }) => ({ ...role, id: stableId('role', role.code) })))
      .onConflictDoNothing();

  const present = await tx
    .select({ id: roleTables.roles.id, code: roleTables.roles.code })
    .from(roleTables.roles)
    .where(
      inArray(
        roleTables.roles.code,
        roles.map(({ code }) => code),
      ),
    );
  const grants = present.flatMap(({ id, code }) => {
    const role = roles.find(candidate => candidate.code === code)!;
    const slugs = newRoles.includes(role) ? role.slugs : role.slugs.filter(slug => !known.slugs.includes(slug));
    return slugs.map(slug => ({ role_id: id, permission_slug: slug }));
  });
  if (grants.length > 0) await tx.insert(roleTables.role_permissions).values(grants).onConflictDoNothing();

  return { slugs: permissions.map(({ slug }) => slug), roles: roles.map(({ code }) => code) };
}
