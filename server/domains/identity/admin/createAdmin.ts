import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Admin, adminInput } from '../../../../contract/identity/admin';
import type { Actor } from '../../../core/Actor';
import { claimKey } from '../../../store/claimKey';
import { inTransaction } from '../../../store/inTransaction';
import { regionsOf } from '../account/accountRights';
import { authorizeAccountChange } from '../account/authorizeAccountChange';
import { recordAccountAudit } from '../account/recordAccountAudit';
import { accountConstraints } from '../account/table';
import { insertAccount } from '../account/writeAccount';
import { mailPasswordLink } from '../password/passwordLinks';
import { requireFreshPassword } from '../password/requireFreshPassword';
import { slugsOfRole } from '../role/findRole';
import { adminList } from './adminList';
import { assignRole } from './assignRole';
import type { AdminServices } from './changeAccount';
import { needsSecondPerson, requestRole } from './roleRequests';

/**
 * Adds an account without a password and mails the invitation, at most once per `Idempotency-Key`. The super admin role awaits a second
 * person's approval.
 *
 * @throws HttpError 403 with `data.reason`, 422
 */
export async function createAdmin(
  { db, config, outbox }: AdminServices,
  { current_password, ...values }: z.output<typeof adminInput>,
  actor: Actor,
): Promise<Admin> {
  if (values.role_id) await requireFreshPassword(db, actor, current_password);
  const created = await inTransaction(
    db,
    async tx => {
      const { id, isRepeat } = await claimKey(tx, 'account', actor);
      if (isRepeat) return adminList(tx).find(id!);
      authorizeAccountChange(actor, null, {
        role: { id: values.role_id, slugs: await slugsOfRole(tx, values.role_id) },
        regions: await regionsOf(tx, values),
      });
      const assigned = await assignRole(tx, values);
      const waits = await needsSecondPerson(tx, null, assigned.role_id);
      const row = await insertAccount(tx, {
        ...(id && { id }),
        ...values,
        ...(waits ? { role_id: null, region_code: null } : assigned),
        invited_at: sql`now()`,
      });
      await recordAccountAudit(tx, actor, 'create', { after: row });
      if (waits) await requestRole(tx, config, row, assigned.role_id!, actor);
      if (row.is_active) await mailPasswordLink(tx, config, row, 'invitation');
      return adminList(tx).find(row.id);
    },
    accountConstraints,
  );
  outbox.poke();
  return created;
}
