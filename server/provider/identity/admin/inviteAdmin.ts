import { sql } from 'drizzle-orm';
import type { Admin } from '../../../../contract/identity/admin';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import { setAccountFields } from '../account/writeAccount';
import { mailPasswordLink } from '../password/passwordLinks';
import { type AdminServices, changeAccount } from './changeAccount';

/** Mails the invitation again. @throws HttpError 409 if a password was set, or the account is disabled */
export const inviteAdmin = (services: AdminServices, id: string, actor: Actor): Promise<Admin> =>
  changeAccount(services, id, actor, {
    apply: async (tx, row) => {
      if (row.password_hash) throw new HttpError(409, adminErrors.alreadyJoined());
      if (!row.is_active) throw new HttpError(409, adminErrors.inactive());
      await setAccountFields(tx, id, { invited_at: sql`now()` });
      await mailPasswordLink(tx, services.config, row, 'invitation');
      await recordAudit(tx, actor, { action: 'invite', entity: 'account', entity_id: id, label: row.name });
    },
  });
