import type { z } from 'zod';
import type { Admin, adminUpdate } from '../../../../contract/identity/admin';
import type { Actor } from '../../../core/Actor';
import { regionsOf } from '../account/accountRights';
import { findAccount } from '../account/lockAccount';
import { recordAccountAudit } from '../account/recordAccountAudit';
import { updateAccount } from '../account/writeAccount';
import { endPasswordLinks } from '../password/passwordLinks';
import { requireFreshPassword, requireRecentPassword } from '../password/requireFreshPassword';
import { slugsOfRole } from '../role/slugsOfRole';
import { assignRole } from './assignRole';
import { type AdminServices, changeAccount } from './changeAccount';
import { lockOut } from './lockOut';

/** Changes an account; a new role needs the password. @throws HttpError 403 with `data.reason`, 404, 409, 422 */
export async function updateAdmin(
  services: AdminServices,
  id: string,
  { version, current_password, ...values }: z.output<typeof adminUpdate>,
  actor: Actor,
): Promise<Admin> {
  const { db } = services;
  const before = await findAccount(db, id);
  const isGiven = (role_id: string | null) => values.role_id !== null && values.role_id !== role_id;
  // a password cannot be verified while rows are locked; whether it was needed is decided again below
  if (isGiven(before.role_id)) await requireFreshPassword(db, actor, current_password);
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
      if (isGiven(row.role_id)) await requireRecentPassword(tx, actor);
      const after = await updateAccount(tx, row, { ...values, ...(await assignRole(tx, values)) });
      await recordAccountAudit(tx, actor, 'update', { before: row, after });
      if (row.is_active && !values.is_active) await lockOut(tx, id, 'account_disabled');
      // its links were mailed to the former address
      if (row.email !== values.email) await endPasswordLinks(tx, id);
    },
  });
}
