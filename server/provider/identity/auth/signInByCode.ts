import { authErrors } from '../../../../contract/identity/authErrors';
import type { Tokens } from '../../../../contract/identity/session';
import { recordAudit } from '../../../audit/recordAudit';
import { HttpError } from '../../../core/HttpError';
import type { Services } from '../../../http/Services';
import { activeAccount } from '../account/signInAccount';
import { accountOfChallenge, isChallengeOf } from '../secondFactor/challenge';
import { verifyCode } from '../secondFactor/verifyCode';
import type { Device } from '../session/Sessions';
import { beginSession } from './beginSession';
import { warnOfGuesses } from './warnOfGuesses';

/**
 * Completes a sign-in with a code of the second factor.
 *
 * @throws HttpError 409 if the challenge has expired (`data.reason` 'challenge_ended': start over), 422 on `code`, 429
 */
export async function signInByCode(
  services: Pick<Services, 'db' | 'config' | 'outbox' | 'sessions' | 'secrets'>,
  { challenge, code }: { challenge: string; code: string },
  device: Device & { request_id: string },
): Promise<Tokens> {
  const { db, secrets } = services;
  const account = (await activeAccount(db, accountOfChallenge(challenge)))?.account;
  if (!account?.second_factor_at || !isChallengeOf(secrets, challenge, account))
    throw new HttpError(409, authErrors.challengeExpired(), {
      data: { reason: 'challenge_ended' },
    });
  const record = (action: 'second_factor_failed' | 'recovery_code_used') =>
    recordAudit(
      db,
      { user_id: account.id, name: account.name, session_id: null, request_id: device.request_id, ip: device.ip },
      { action, entity: 'account', entity_id: account.id, label: account.email },
    );
  const kind = await verifyCode({ db, secrets }, account.id, code).catch(async error => {
    await record('second_factor_failed');
    // whoever gets here has the password
    if (error instanceof HttpError && error.code === 429)
      await warnOfGuesses(services, 'code_guessed', { email: account.email, account }, device);
    throw error;
  });
  if (kind === 'recovery') await record('recovery_code_used');
  return beginSession(services, account, device);
}
