import { and, asc, eq, sql } from 'drizzle-orm';
import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import type { PermissionExplanation } from '../../../../contract/identity/seeAs';
import type { Slug } from '../../../../contract/rights/permissions';
import type { Actor } from '../../../core/Actor';
import { notFound } from '../../../core/HttpError';
import { alphabetical } from '../../../db/alphabetical';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { permission_groups, permissions } from '../permission/table';
import { role_permissions, roles } from '../role/table';

const MAX_GRANTERS = 5;
/** Its holders may assign roles to people. */
const MANAGES_ACCOUNTS: Slug = 'can_update_list_user';
/** Its holders may add a permission to a role. */
const MANAGES_ROLES: Slug = 'can_update_role';

/** Returns a permission's label, whether the actor holds it, the roles that grant it and who may assign those. @throws HttpError 404 */
export async function explainPermission(db: Db, slug: string, actor: Actor): Promise<PermissionExplanation> {
  const [permission] = await db
    .select({
      slug: permissions.slug,
      label: permissions.label,
      group_code: permission_groups.code,
      group_label: permission_groups.label,
    })
    .from(permissions)
    .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
    .where(eq(permissions.slug, slug));
  if (!permission) throw notFound(permissionErrors.notInCatalogue());
  const gives = (permissionSlug: string) =>
    sql`exists (select 1 from ${role_permissions} p where p.role_id = ${roles.id} and p.permission_slug = ${permissionSlug})`;
  const [giving, granters] = await Promise.all([
    db
      .select({
        id: roles.id,
        name: roles.name,
        grants: sql<boolean>`(${gives(MANAGES_ACCOUNTS)} or ${gives(MANAGES_ROLES)})`,
      })
      .from(roles)
      .where(gives(slug))
      .orderBy(asc(alphabetical(roles.name)), asc(roles.id)),
    db
      .select({ name: users.name, email: users.email })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.role_id))
      .where(
        and(eq(users.is_active, true), sql`${users.password_hash} is not null`, gives(slug), gives(MANAGES_ACCOUNTS)),
      )
      .orderBy(asc(alphabetical(users.name)), asc(users.id))
      .limit(MAX_GRANTERS),
  ]);
  const held: ReadonlySet<string> = actor.slugs;
  return {
    ...permission,
    held: held.has(slug),
    roles: giving.map(({ id, name }) => ({ id, name })),
    granting_roles: giving.filter(({ grants }) => grants).map(({ name }) => name),
    granters,
  };
}
