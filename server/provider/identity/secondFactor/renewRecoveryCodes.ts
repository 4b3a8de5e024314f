import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { lockAccount } from '../account/lockAccount';
import { requireFreshPassword } from '../password/requireFreshPassword';
import { recordSecondFactorAudit } from './recordSecondFactorAudit';
import { replaceRecoveryCodes } from './recoveryCodes';
import { requireEnabled, secondFactorStateOf } from './secondFactorState';

/** Replaces the actor's recovery codes. @throws HttpError 409 if the second factor is off, 422 on `current_password` */
export async function renewRecoveryCodes(db: Db, actor: Actor, currentPassword: string | undefined): Promise<string[]> {
  requireEnabled(await secondFactorStateOf(db, actor));
  await requireFreshPassword(db, actor, currentPassword);
  return inTransaction(db, async tx => {
    await lockAccount(tx, actor.user_id);
    requireEnabled(await secondFactorStateOf(tx, actor));
    await recordSecondFactorAudit(tx, actor, 'recovery_codes_renewed');
    return replaceRecoveryCodes(tx, actor.user_id);
  });
}
