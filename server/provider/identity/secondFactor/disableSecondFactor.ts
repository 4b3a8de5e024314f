import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { lockAccount } from '../account/lockAccount';
import { requireFreshPassword } from '../password/requireFreshPassword';
import { recordSecondFactorAudit } from './recordSecondFactorAudit';
import { removeSecondFactor } from './removeSecondFactor';
import { requireOptional, type SecondFactorState, secondFactorStateOf } from './secondFactorState';

/** Switches off the actor's own second factor. @throws HttpError 409 if it is off or the role requires it, 422 on `current_password` */
export async function disableSecondFactor(
  db: Db,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<SecondFactorState> {
  requireOptional(await secondFactorStateOf(db, actor));
  await requireFreshPassword(db, actor, currentPassword);
  return inTransaction(db, async tx => {
    await lockAccount(tx, actor.user_id);
    requireOptional(await secondFactorStateOf(tx, actor));
    await removeSecondFactor(tx, actor.user_id);
    await recordSecondFactorAudit(tx, actor, 'second_factor_off');
    return secondFactorStateOf(tx, actor);
  });
}
