import type { z } from 'zod';
import type { Profile, profileInput } from '../../../../contract/identity/profile';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { staleVersion } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { findAccount, lockAccount } from '../account/lockAccount';
import { updateAccount } from '../account/writeAccount';
import { requireFreshPassword, requireRecentPassword } from '../password/requireFreshPassword';
import { profileOf } from './profileOf';

/** Changes the actor's own details. @throws HttpError 409 stale version, 422 (a new phone number requires the password) */
export async function updateProfile(
  db: Db,
  { version, current_password, ...values }: z.output<typeof profileInput>,
  actor: Actor,
): Promise<Profile> {
  const now = await findAccount(db, actor.user_id);
  // a password cannot be verified while rows are locked; whether it was needed is checked again below
  if (now.phone !== values.phone) await requireFreshPassword(db, actor, current_password);
  await inTransaction(db, async tx => {
    const row = await lockAccount(tx, actor.user_id);
    if (row.version !== version) throw staleVersion(row.version);
    if (row.phone !== values.phone) await requireRecentPassword(tx, actor);
    await updateAccount(tx, row, values);
    const { name, phone, photo_url, locale } = row;
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'account',
      entity_id: row.id,
      label: values.name,
      before: { name, phone, photo_url, locale },
      after: values,
    });
  });
  return profileOf(db, { ...actor, name: values.name });
}
