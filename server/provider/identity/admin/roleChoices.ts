import { sql } from 'drizzle-orm';
import type { RoleChoice } from '../../../../contract/identity/admin';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { holdsAll } from '../role/authorizeGrants';
import { roles } from '../role/table';

/** Returns every role, and whether the actor may assign it; people bound to a region may assign only regional roles. */
export async function roleChoices(db: Db, actor: Actor): Promise<RoleChoice[]> {
  const { rows } = await db.execute<RoleChoice & { slugs: string[] } & Record<string, unknown>>(sql`
    select id, name, code, description, area_scope, requires_second_factor,
      coalesce((select json_agg(permission_slug) from role_permissions p where p.role_id = roles.id), '[]') as slugs
    from ${roles} order by name collate "und-x-icu", id`);
  return rows.map(({ slugs, ...role }) => ({
    ...role,
    can_assign: (actor.regions === null || role.area_scope === 'regional') && holdsAll(actor, slugs),
  }));
}
