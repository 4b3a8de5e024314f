import type { z } from 'zod';
import type { Role, roleInput } from '../../../../contract/identity/role';
import type { Actor } from '../../../core/Actor';
import { claimKey } from '../../../store/claimKey';
import { inTransaction } from '../../../store/inTransaction';
import { requireCatalogueSlugs } from '../permission/requireCatalogueSlugs';
import { authorizeGrants } from './authorizeGrants';
import { findRole } from './findRole';
import type { RoleServices } from './RoleServices';
import { recordRoleAudit } from './recordRoleAudit';
import { replacePermissions } from './replacePermissions';
import { roleConstraints, roles } from './table';
import { uniqueRoleCode } from './uniqueRoleCode';

/** Adds a role, at most once per `Idempotency-Key`. @throws HttpError 403 for permissions that the actor does not hold, 422 */
export async function createRole(
  { db, holders, password }: RoleServices,
  { current_password, slugs, ...values }: z.output<typeof roleInput>,
  actor: Actor,
): Promise<Role> {
  await password.require(db, actor, current_password);
  return inTransaction(
    db,
    async tx => {
      const { id, isRepeat } = await claimKey(tx, 'role', actor);
      if (isRepeat) return findRole({ db: tx, holders }, id!, actor);
      const after = await requireCatalogueSlugs(tx, slugs);
      authorizeGrants(actor, { isOwn: false, before: [], after });
      const [row] = await tx
        .insert(roles)
        .values({ ...(id && { id }), ...values, code: await uniqueRoleCode(tx, values.name) })
        .returning();
      await replacePermissions(tx, row!.id, [], after);
      await recordRoleAudit(tx, actor, 'create', { id: row!.id, after: { ...values, slugs: after } });
      return findRole({ db: tx, holders }, row!.id, actor);
    },
    roleConstraints,
  );
}
