import type { z } from 'zod';
import type { Admin, adminUpdate } from '../../../../contract/identity/admin';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import type { Actor } from '../../../core/Actor';
import { invalidInput } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { emailChangedMail, queueMail } from '../../../mail/mailTexts';
import { regionsOf } from '../account/accountRights';
import { superAdminState } from '../account/keepOneSuperAdmin';
import { type AccountRow, findAccount } from '../account/lockAccount';
import { recordAccountAudit } from '../account/recordAccountAudit';
import { updateAccount } from '../account/writeAccount';
import { endPasswordLinks } from '../password/passwordLinks';
import { requireFreshPassword, requireRecentPassword } from '../password/requireFreshPassword';
import { slugsOfRole } from '../role/findRole';
import { assignRole } from './assignRole';
import { type AdminServices, changeAccount } from './changeAccount';
import { lockOut } from './lockOut';
import { needsSecondPerson, requestRole, voidRoleRequest } from './roleRequests';

/**
 * Changes an account. Changes that affect sign-in or permissions require the actor's password; a new e-mail address is announced to the
 * former one. The super admin role awaits a second person's approval; a role assigned or an address changed meanwhile voids that request.
 *
 * @throws HttpError 403 with `data.reason`, 404, 409, 422
 */
export async function updateAdmin(
  services: AdminServices,
  id: string,
  { version, current_password, ...values }: z.output<typeof adminUpdate>,
  actor: Actor,
): Promise<Admin> {
  const { db, config } = services;
  const before = await findAccount(db, id);
  // a password cannot be verified while rows are locked; whether it was needed is checked again below
  if (needsPassword(before, values)) await requireFreshPassword(db, actor, current_password);
  return changeAccount(services, id, actor, {
    version,
    change: async (tx, row) => ({
      regions: await regionsOf(tx, values),
      ...(values.role_id !== row.role_id && {
        role: { id: values.role_id, slugs: await slugsOfRole(tx, values.role_id) },
      }),
      ...(values.is_active !== row.is_active && { is_active: values.is_active }),
    }),
    apply: async (tx, row) => {
      if (needsPassword(row, values)) await requireRecentPassword(tx, actor);
      if (row.email !== values.email) await requireOwnEmail(tx, row, actor);
      const assigned = await assignRole(tx, values);
      const waits = await needsSecondPerson(tx, row.role_id, assigned.role_id);
      const { role_id, region_code } = waits ? row : assigned;
      const after = await updateAccount(tx, row, { ...values, role_id, region_code });
      await recordAccountAudit(tx, actor, 'update', { before: row, after });
      if (waits) await requestRole(tx, config, after, assigned.role_id!, actor);
      else if (role_id !== row.role_id || row.email !== values.email) await voidRoleRequest(tx, after, actor);
      if (row.is_active && !values.is_active) await lockOut(tx, id, 'account_disabled');
      if (row.email === values.email) return;
      // its links were mailed to the former address
      await endPasswordLinks(tx, id);
      await queueMail(tx, row.email, emailChangedMail(row.name, values.email, config.HELPDESK_EMAIL));
    },
  });
}

/** @throws HttpError 422 on `email` if the actor would change that of another present or future super admin */
async function requireOwnEmail(tx: Tx, row: AccountRow, actor: Actor): Promise<void> {
  if (row.id === actor.user_id) return;
  const state = await superAdminState(tx, row);
  if (state)
    throw invalidInput({ email: state === 'holds' ? adminErrors.superAdminEmail() : adminErrors.waitingEmail() });
}

type Sensitive = Pick<AccountRow, 'email' | 'phone' | 'role_id' | 'region_code' | 'is_active'>;

const needsPassword = (before: Sensitive, after: Sensitive): boolean =>
  after.email !== before.email ||
  after.phone !== before.phone ||
  after.region_code !== before.region_code ||
  (after.is_active && !before.is_active) ||
  (after.role_id !== null && after.role_id !== before.role_id);
