import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Role, roleUpdate } from '../../../../contract/identity/role';
import type { Actor } from '../../../core/Actor';
import { staleVersion } from '../../../core/HttpError';
import { announceRole } from '../../../live/channel';
import { inTransaction } from '../../../store/inTransaction';
import { lockRow } from '../../../store/lockRow';
import { requireCatalogueSlugs } from '../permission/requireCatalogueSlugs';
import { authorizeGrants } from './authorizeGrants';
import { findRole } from './findRole';
import type { RoleServices } from './RoleServices';
import { auditedRole, recordRoleAudit } from './recordRoleAudit';
import { replacePermissions } from './replacePermissions';
import { type RoleRow, requireNotSystemRole } from './requireNotSystemRole';
import { slugsOfRole } from './slugsOfRole';
import { roleConstraints, roles } from './table';

/**
 * Changes a role and raises its version, so that its holders' sessions reload their permissions. Changing the permissions, the area scope
 * or the second-factor requirement requires the actor's password.
 *
 * @throws HttpError 403 (own role, permissions not held), 404, 409 (the super admin role, stale version), 422
 */
export async function updateRole(
  services: RoleServices,
  id: string,
  { version, current_password, slugs, ...values }: z.output<typeof roleUpdate>,
  actor: Actor,
): Promise<Role> {
  const { db, holders, password } = services;
  const now = await findRole(services, id, actor);
  // a password cannot be verified while rows are locked; whether it was needed is checked again below
  if (isSensitive(now, values) || !sameSlugs(now.slugs, await requireCatalogueSlugs(db, slugs)))
    await password.require(db, actor, current_password);
  return inTransaction(
    db,
    async tx => {
      const row = await lockRow(tx, roles, id);
      if (row.version !== version) throw staleVersion(row.version);
      requireNotSystemRole(row);
      const before = await slugsOfRole(tx, id);
      const after = await requireCatalogueSlugs(tx, slugs);
      const isOwn = await holders.includes(tx, id, actor.user_id);
      authorizeGrants(actor, { isOwn, before, after, loosened: isLoosened(row, values) });
      if (isSensitive(row, values) || !sameSlugs(before, after)) await password.requireRecent(tx, actor);
      await tx
        .update(roles)
        .set({ ...values, version: version + 1, updated_at: sql`now()` })
        .where(eq(roles.id, id));
      await replacePermissions(tx, id, before, after);
      await announceRole(tx, id);
      await recordRoleAudit(tx, actor, 'update', {
        id,
        before: auditedRole(row, before),
        after: { ...values, slugs: after },
      });
      return findRole({ db: tx, holders }, id, actor);
    },
    roleConstraints,
  );
}

type Guarded = Pick<RoleRow, 'area_scope' | 'requires_second_factor'>;

const isSensitive = (before: Guarded, after: Guarded) =>
  after.area_scope !== before.area_scope || after.requires_second_factor !== before.requires_second_factor;

const isLoosened = (before: Guarded, after: Guarded) =>
  (before.area_scope === 'regional' && after.area_scope === 'national') ||
  (before.requires_second_factor && !after.requires_second_factor);

const sameSlugs = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every(slug => other.includes(slug));
