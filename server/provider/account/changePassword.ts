import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { PASSWORD_VALID_DAYS } from '../../../contract/constants';
import type { passwordChange } from '../../../contract/password';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { unauthorized } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { provePassword } from './freshPassword';
import { storePassword, validateNewPassword } from './setPassword';
import { users } from './table';

/**
 * Changes the caller's password; their other sessions end.
 *
 * @throws HttpError 422 on `current_password` (wrong) or `password` (used before, too common), 429 after too many wrong ones
 */
export async function changePassword(
  { db, config, outbox }: Pick<Services, 'db' | 'config' | 'outbox'>,
  { body, actor }: { body: z.output<typeof passwordChange>; actor: Actor },
): Promise<{ password_days_left: number; ended_sessions: number }> {
  await provePassword(db, actor, body.current_password);
  const [account] = await db.select().from(users).where(eq(users.id, actor.user_id));
  if (!account) throw unauthorized();
  const hash = await validateNewPassword(db, account, body.password);
  const { ended } = await db.transaction(async tx => {
    const stored = await storePassword(tx, config, account, {
      hash,
      reason: 'password_changed',
      except: actor.session_id,
    });
    await recordAudit(tx, actor, {
      action: 'password_change',
      entity: 'account',
      entity_id: account.id,
      label: account.email,
    });
    return stored;
  });
  outbox.poke();
  return { password_days_left: PASSWORD_VALID_DAYS, ended_sessions: ended };
}
