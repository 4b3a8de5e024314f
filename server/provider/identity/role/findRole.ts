import type { Role } from '../../../../contract/identity/role';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { permissionsByGroup } from '../permission/permissionsByGroup';
import type { RoleHolders } from './RoleServices';
import { roleList } from './roleList';
import { slugsOfRole } from './slugsOfRole';

/** Returns the role with its permissions, in the response format. @throws HttpError 404 */
export async function findRole(
  { db, holders }: { db: Db; holders: RoleHolders },
  id: string,
  actor: Actor,
): Promise<Role> {
  const summary = await roleList(db).find(id);
  const slugs = await slugsOfRole(db, id);
  return {
    ...summary,
    slugs,
    is_own: await holders.includes(db, id, actor.user_id),
    permissions: await permissionsByGroup(db, slugs),
  };
}
