import type { z } from 'zod';
import { PASSWORD_VALID_DAYS } from '../../../../contract/constants';
import type { passwordChange } from '../../../../contract/identity/password';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { findAccount, lockAccount } from '../account/lockAccount';
import { verifyOwnPassword, wrongPassword } from './requireFreshPassword';
import { storePassword } from './storePassword';
import { validateNewPassword } from './validateNewPassword';

/**
 * Changes the actor's password and ends their other sessions.
 *
 * @throws HttpError 422 on `current_password` (wrong) or `password` (used before, too common), 429 after too many wrong ones
 */
export async function changePassword(
  { db, config, outbox }: Pick<Services, 'db' | 'config' | 'outbox'>,
  { current_password, password }: z.output<typeof passwordChange>,
  actor: Actor,
): Promise<{ password_days_left: number; ended_sessions: number }> {
  const verified = await findAccount(db, actor.user_id);
  await verifyOwnPassword(db, actor, current_password);
  const hash = await validateNewPassword(db, verified, password);
  const ended = await inTransaction(db, async tx => {
    const account = await lockAccount(tx, actor.user_id);
    // another request changed it while this one was hashing, so the password verified is no longer current
    if (account.password_hash !== verified.password_hash) throw wrongPassword();
    const count = await storePassword(tx, config, account, { hash, except: actor.session_id });
    await recordAudit(tx, actor, {
      action: 'password_change',
      entity: 'account',
      entity_id: account.id,
      label: account.email,
    });
    return count;
  });
  outbox.poke();
  return { password_days_left: PASSWORD_VALID_DAYS, ended_sessions: ended };
}
