import { sql } from 'drizzle-orm';
import { authApi, type LoginResponse } from '../../../../contract/identity/auth';
import { authErrors } from '../../../../contract/identity/authErrors';
import type { Tokens } from '../../../../contract/identity/session';
import { recordAudit } from '../../../audit/recordAudit';
import { HttpError, unauthorized } from '../../../core/HttpError';
import { clearAuthCookies, readCookie } from '../../../http/cookies';
import { routes } from '../../../http/routes';
import type { Services } from '../../../http/Services';
import { codeGuessesMail, type MailText, passwordGuessesMail, queueMail } from '../../../mail/mailTexts';
import { inTransaction } from '../../../store/inTransaction';
import type { AccountRow } from '../account/lockAccount';
import { accountByEmail, activeAccount, lockSignInAccount } from '../account/signInAccount';
import { setAccountFields } from '../account/writeAccount';
import { passwordMatches } from '../password/passwordHash';
import { openRateLimits, type RateLimits } from '../rateLimit/rateLimits';
import { accountOfChallenge, createChallenge, isChallengeOf } from '../secondFactor/challenge';
import { verifyCode } from '../secondFactor/verifyCode';
import type { Device } from '../session/Sessions';
import { hashOfEmail, loginGuard } from './loginGuard';
import { deviceOf, sendNextTokens, sendTokens } from './sendTokens';

export const authRoutes = routes(authApi, services => {
  const {
    db,
    sessions,
    config: { secure },
  } = services;
  const limits = openRateLimits(db);
  return {
    login: async ({ body: { device_id, ...credentials }, request, reply }) => {
      const { tokens, second_factor } = await login({ ...services, limits }, credentials, deviceOf(request, device_id));
      return tokens ? sendTokens(services, reply, tokens) : { second_factor };
    },
    verifySecondFactor: async ({ body: { device_id, ...proof }, request, reply }) =>
      sendTokens(services, reply, await signInByCode(services, proof, deviceOf(request, device_id))),
    refresh: async ({ body, request, reply }) => {
      const given = body?.refresh_token ?? readCookie(request, 'refreshToken', secure);
      if (!given) throw unauthorized();
      const byCookie = body?.refresh_token === undefined;
      return sendNextTokens(services, { request, reply }, await sessions.renew(given), byCookie);
    },
    logout: async ({ request, reply, actor }) => {
      // first, so that an error response clears them too: the page cannot
      clearAuthCookies(reply, secure);
      const refreshToken = readCookie(request, 'refreshToken', secure);
      const session = actor?.session_id ?? (refreshToken && sessions.sessionOf(refreshToken));
      if (session) await sessions.endFamily(session, 'logout');
      // removes pages that the back button would restore; storage is kept, for it holds what was typed in an ended session
      reply.header('clear-site-data', '"cache"');
    },
  };
});

/**
 * Completes a sign-in with a code of the second factor.
 *
 * @throws HttpError 409 if the challenge has expired (`data.reason` 'challenge_ended': start over), 422 on `code`, 429
 */
async function signInByCode(
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

/** At this number of remaining tries or fewer, the message mentions them. */
const FEW_TRIES = 2;

/** The tokens, or the challenge for the second factor. */
type LoginResult =
  | { tokens: Tokens; second_factor?: undefined }
  | { tokens?: undefined; second_factor: NonNullable<LoginResponse['second_factor']> };

/**
 * Signs in, up to the second factor if the account has one. The response and its timing are the same for an unknown account and a wrong
 * password; only someone who knows the password learns that an account is disabled.
 *
 * @throws HttpError 401 wrong, 403 disabled, 429 too many failures from this address (people at other addresses may still sign in)
 */
async function login(
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

/** A person is warned at most once in this time, however long the guessing goes on. */
const PERIOD_SECONDS = 24 * 60 * 60;

const mails: Record<'login_guessed' | 'code_guessed', (name: string, helpdesk: string) => MailText> = {
  login_guessed: passwordGuessesMail,
  code_guessed: codeGuessesMail,
};

/**
 * Tells the owner of an account by mail, and operators by an audit row, that somebody guesses its password or codes.
 *
 * @param account undefined for an address without an account, which is only recorded
 */
async function warnOfGuesses(
  { db, config, outbox }: Pick<Services, 'db' | 'config' | 'outbox'>,
  action: keyof typeof mails,
  { email, account }: { email: string; account: AccountRow | undefined },
  { ip, request_id }: Device & { request_id: string },
): Promise<void> {
  const { count } = await openRateLimits(db).hit(`${action}:${hashOfEmail(email)}`, PERIOD_SECONDS);
  if (count > 1) return;
  await inTransaction(db, async tx => {
    if (account?.is_active) await queueMail(tx, account.email, mails[action](account.name, config.HELPDESK_EMAIL));
    await recordAudit(
      tx,
      { user_id: account?.id ?? null, name: account?.name ?? email, session_id: null, request_id, ip },
      { action, entity: 'account', entity_id: account?.id ?? null, label: email },
    );
  });
  outbox.poke();
}

/** 401, the same for an unknown account and a wrong password. @param remaining tries left, if they should be mentioned */
const wrongCredentials = (remaining?: number) =>
  new HttpError(401, remaining ? authErrors.wrongCredentialsRemaining({ remaining }) : authErrors.wrongCredentials());

const accountDisabled = () => new HttpError(403, authErrors.disabled());

/**
 * Begins the session of a person whose identity was verified.
 *
 * @param verified the account as it was when verified
 * @throws HttpError 401 if its password or second factor has changed since, 403 if it has been disabled since
 */
export function beginSession(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  verified: Pick<AccountRow, 'id' | 'password_hash' | 'second_factor_at'>,
  { request_id, ...device }: Device & { request_id: string },
): Promise<Tokens> {
  return inTransaction(db, async tx => {
    const found = await lockSignInAccount(tx, verified.id);
    if (!found) throw wrongCredentials();
    const { account, role } = found;
    if (!account.is_active) throw accountDisabled();
    if (account.password_hash !== verified.password_hash || account.second_factor_at !== verified.second_factor_at)
      throw wrongCredentials();
    const { id, name, email } = account;
    const tokens = await sessions.start(tx, { id, name, role }, device);
    await setAccountFields(tx, id, { last_login_at: sql`now()` });
    await recordAudit(
      tx,
      { user_id: id, name, session_id: null, request_id, ip: device.ip },
      { action: 'login', entity: 'account', entity_id: id, label: email },
    );
    return tokens;
  });
}
