import { eq, sql } from 'drizzle-orm';
import { secondFactorErrors } from '../../../../contract/identity/authErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { findAccount, lockAccount } from '../account/lockAccount';
import { setAccountFields } from '../account/writeAccount';
import { endSessionsOf } from '../session/endSessions';
import { recordSecondFactorAudit } from './recordSecondFactorAudit';
import { replaceRecoveryCodes } from './recoveryCodes';
import { alreadyEnabled } from './secondFactorState';
import { second_factors } from './table';
import { verifyCode } from './verifyCode';

/**
 * Switches on the actor's second factor after a first code, and ends their other sessions.
 *
 * @returns the recovery codes
 * @throws HttpError 409 if it was not set up, or is already on; 422 on `code`, 429
 */
export async function confirmSecondFactor(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  actor: Actor,
  code: string,
): Promise<string[]> {
  const secret = await secretOf(db, actor);
  if (!secret) throw notSetUp();
  const { second_factor_at } = await findAccount(db, actor.user_id);
  if (second_factor_at) throw alreadyEnabled();
  await verifyCode({ db, secrets }, actor.user_id, code);
  return inTransaction(db, async tx => {
    const account = await lockAccount(tx, actor.user_id);
    if (account.second_factor_at) throw alreadyEnabled();
    // it was set up again since: nobody has proven a code for the new secret
    if ((await secretOf(tx, actor)) !== secret) throw notSetUp();
    await setAccountFields(tx, account.id, { second_factor_at: sql`now()` });
    // they have not shown a code, and would gain access to a role that requires one
    await endSessionsOf(tx, account.id, 'second_factor_on', actor.session_id);
    await recordSecondFactorAudit(tx, actor, 'second_factor_on');
    return replaceRecoveryCodes(tx, account.id);
  });
}

async function secretOf(db: Db, { user_id }: Actor): Promise<string | undefined> {
  const [factor] = await db
    .select({ secret: second_factors.secret })
    .from(second_factors)
    .where(eq(second_factors.user_id, user_id));
  return factor?.secret;
}

const notSetUp = () => new HttpError(409, secondFactorErrors.notSetUp());
