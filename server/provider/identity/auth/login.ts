import type { LoginAnswer } from '../../../../contract/identity/auth';
import type { Tokens } from '../../../../contract/identity/session';
import { recordAudit } from '../../../audit/recordAudit';
import type { Services } from '../../../http/Services';
import { accountByEmail } from '../account/signInAccount';
import { passwordMatches } from '../password/passwordHash';
import type { RateLimits } from '../rateLimit/rateLimits';
import { createChallenge } from '../secondFactor/challenge';
import type { Device } from '../session/Sessions';
import { accountDisabled, beginSession, wrongCredentials } from './beginSession';
import { loginGuard } from './loginGuard';
import { warnOfGuesses } from './warnOfGuesses';

/** At this number of remaining tries or fewer, the message mentions them. */
const FEW_TRIES = 2;

/** The tokens, or the challenge for the second factor. */
type LoginResult =
  | { tokens: Tokens; second_factor?: undefined }
  | { tokens?: undefined; second_factor: NonNullable<LoginAnswer['second_factor']> };

/**
 * Signs in, up to the second factor if the account has one. The response and its timing are the same for an unknown account and a wrong
 * password; only someone who knows the password learns that an account is disabled.
 *
 * @throws HttpError 401 wrong, 403 disabled, 429 too many failures from this address (people at other addresses may still sign in)
 */
export async function login(
  services: Pick<Services, 'db' | 'config' | 'outbox' | 'sessions' | 'secrets'> & { limits: RateLimits },
  { email, password }: { email: string; password: string },
  device: Device & { request_id: string },
): Promise<LoginResult> {
  const { db, limits, secrets } = services;
  const attempt = await loginGuard(limits).begin(email, device.ip);
  const account = (await accountByEmail(db, email))?.account;
  const recordFailure = (action: 'login_failed' | 'login_refused') =>
    recordAudit(
      db,
      {
        user_id: account?.id ?? null,
        name: account?.name ?? email,
        session_id: null,
        request_id: device.request_id,
        ip: device.ip,
      },
      { action, entity: 'account', entity_id: account?.id ?? null, label: email },
    );

  if (!(await passwordMatches(account?.password_hash ?? null, password)) || !account) {
    const { remaining } = attempt;
    await recordFailure('login_failed');
    if (attempt.wasSlowed) await warnOfGuesses(services, 'login_guessed', { email, account }, device);
    throw wrongCredentials(remaining > 0 && remaining <= FEW_TRIES ? remaining : undefined);
  }
  await attempt.succeeded();
  if (!account.is_active) {
    await recordFailure('login_refused');
    throw accountDisabled();
  }
  if (account.second_factor_at) return { second_factor: createChallenge(secrets, account) };
  return { tokens: await beginSession(services, account, device) };
}
