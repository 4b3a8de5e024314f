import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Admin, roleDecision } from '../../../../contract/identity/admin';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { role_requests, users } from '../account/table';
import { updateAccount } from '../account/writeAccount';
import { requireFreshPassword, requireRecentPassword } from '../password/requireFreshPassword';
import { forbiddenBecause } from '../role/forbiddenBecause';
import { slugsOfRole } from '../role/slugsOfRole';
import { type AdminServices, changeAccount } from './changeAccount';
import { dropRoleRequest } from './roleRequests';

/**
 * Grants or rejects a role that awaits a second person's approval. The person who requested it may only withdraw it.
 *
 * @throws HttpError 403 for the actor's own request or account, or for permissions or a role not held; 404; 409 for a stale version, if
 *   nothing is pending, or if the requester could no longer grant it; 422 without the password
 */
export async function decideRoleRequest(
  services: AdminServices,
  id: string,
  { approved, version, current_password }: z.output<typeof roleDecision>,
  actor: Actor,
): Promise<Admin> {
  if (approved) await requireFreshPassword(services.db, actor, current_password);
  return changeAccount(services, id, actor, {
    version,
    change: async tx => {
      const { role_id } = await lockRequest(tx, id);
      return { role: { id: role_id, slugs: await slugsOfRole(tx, role_id) } };
    },
    apply: async (tx, row) => {
      const { role_id, requested_by } = await lockRequest(tx, id);
      const label = { entity: 'account', entity_id: id, label: row.name } as const;
      await dropRoleRequest(tx, id);
      if (!approved) return recordAudit(tx, actor, { ...label, action: 'role_rejected', after: { role_id } });
      if (requested_by === actor.user_id) throw forbiddenBecause('own_request', adminErrors.ownRoleRequest());
      await requireRecentPassword(tx, actor);
      // a custom role may include all permissions too
      if (!(await holdsRole(tx, actor.user_id, role_id)))
        throw forbiddenBecause('not_super_admin', adminErrors.superAdminsDecide());
      if (!(await holdsRole(tx, requested_by, role_id))) throw new HttpError(409, adminErrors.roleRequestVoid());
      await updateAccount(tx, row, { role_id, region_code: null });
      const change = { before: { role_id: row.role_id }, after: { role_id } };
      await recordAudit(tx, actor, { ...label, action: 'role_approved', ...change });
    },
  });
}

async function lockRequest(tx: Tx, userId: string) {
  const [request] = await tx.select().from(role_requests).where(eq(role_requests.user_id, userId)).for('update');
  if (!request) throw new HttpError(409, adminErrors.noRoleRequest());
  return request;
}

/** Whether an active account has the role; locks the account, so that both stay so until the transaction ends. */
async function holdsRole(tx: Tx, userId: string, roleId: string): Promise<boolean> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
  return account?.is_active === true && account.role_id === roleId;
}
