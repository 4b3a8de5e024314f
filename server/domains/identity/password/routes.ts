import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { PASSWORD_VALID_DAYS } from '../../../../contract/constants';
import { authErrors } from '../../../../contract/identity/authErrors';
import {
  type forgottenPassword,
  type PasswordLink,
  passwordApi,
  type passwordChange,
} from '../../../../contract/identity/password';
import { type AuditActor, recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { placeOf } from '../../../core/placeOf';
import { setPasswordCookies } from '../../../http/cookies';
import { routes } from '../../../http/routes';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { findAccount, lockAccount } from '../account/lockAccount';
import { accountByEmail, lockSignInAccount } from '../account/signInAccount';
import { openRateLimits, requireWithinLimit } from '../rateLimit/rateLimits';
import { findPasswordLink, mailPasswordLink, usePasswordLink } from './passwordLinks';
import { verifyOwnPassword, wrongPassword } from './requireFreshPassword';
import { storePassword } from './storePassword';
import { validateNewPassword } from './validateNewPassword';

type ChangeInput = { body: Parameters<typeof changePassword>[1]; actor: Parameters<typeof changePassword>[2] };

export const passwordRoutes = routes(passwordApi, services => {
  const change = async ({ body, actor, reply }: ChangeInput & { reply: FastifyReply }) => {
    const changed = await changePassword(services, body, actor);
    setPasswordCookies(reply, changed.password_days_left, services.config.secure);
    return changed;
  };
  return {
    change,
    changeExpired: change,
    requestLink: ({ body, request }) => requestPasswordLink(services, body.email, request),
    link: ({ params, request }) => describePasswordLink(services, params.id, request),
    setByLink: ({ body, request }) => setPasswordByLink(services, body, request),
  };
});

/**
 * Changes the actor's password and ends their other sessions.
 *
 * @throws HttpError 422 on `current_password` (wrong) or `password` (used before, too common), 429 after too many wrong ones
 */
async function changePassword(
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

/** Minimum duration of every response (ms): the work done for a known address must not show. */
const ANSWER_MS = 250;

/**
 * Mails a link to a person who forgot their password. The response and its timing are the same whether the account exists or not.
 *
 * @throws HttpError 429 after too many requests from one network address
 */
async function requestPasswordLink(services: LinkServices, email: string, origin: RequestOrigin): Promise<void> {
  await limitPlace(services, origin);
  await Promise.all([sendLink(services, email, origin), delay(ANSWER_MS)]);
  services.outbox.poke();
}

async function sendLink({ db, config }: LinkServices, email: string, origin: RequestOrigin): Promise<void> {
  const key = `forgot:${createHash('sha256').update(email).digest('base64url')}`;
  const { count } = await openRateLimits(db).hit(key, FORGOT_LIMITS.windowSeconds);
  if (count > FORGOT_LIMITS.perAddress) return;
  const found = await accountByEmail(db, email);
  if (!found) return;
  await inTransaction(db, async tx => {
    const { account } = (await lockSignInAccount(tx, found.account.id)) ?? {};
    if (!account?.is_active) return;
    await mailPasswordLink(tx, config, account, 'reset');
    await recordAudit(tx, linkActor(account, origin), {
      action: 'password_link',
      entity: 'account',
      entity_id: account.id,
      label: account.email,
    });
  });
}

/** Returns the purpose, account and expiry of a link. @throws HttpError 404 if it was used or has expired, 429 */
async function describePasswordLink(
  services: LinkServices,
  secret: string,
  origin: RequestOrigin,
): Promise<PasswordLink> {
  await limitPlace(services, origin);
  const { link, account } = await findPasswordLink(services.db, secret);
  return { purpose: link.purpose, name: account.name, email: account.email, expires_at: link.expires_at };
}

/**
 * Sets the password of a link's account, once per link, and ends all its sessions.
 *
 * @throws HttpError 404 (link used or expired), 422 on `password`, 429
 */
async function setPasswordByLink(
  services: LinkServices,
  { id: secret, password }: z.output<typeof forgottenPassword>,
  origin: RequestOrigin,
): Promise<void> {
  const { db, config, outbox } = services;
  await limitPlace(services, origin);
  const { link, account: owner } = await findPasswordLink(db, secret);
  const hash = await validateNewPassword(db, owner, password);
  await inTransaction(db, async tx => {
    // first the account, then its links: every password change locks in this order
    const account = await lockAccount(tx, owner.id);
    await usePasswordLink(tx, link.id);
    await storePassword(tx, config, account, { hash });
    await recordAudit(tx, linkActor(account, origin), {
      action: link.purpose === 'invitation' ? 'invitation_accepted' : 'password_reset',
      entity: 'account',
      entity_id: account.id,
      label: account.email,
    });
  });
  outbox.poke();
}

type LinkServices = Pick<Services, 'db' | 'config' | 'outbox'>;

/** Where a request came from, and its id. */
interface RequestOrigin {
  ip: string;
  id: string;
}

/** Mails per e-mail address, and requests per network address, in a quarter of an hour. */
const FORGOT_LIMITS = { perAddress: 3, perPlace: 30, windowSeconds: 15 * 60 } as const;

/** @throws HttpError 429 after too many requests from one network address */
async function limitPlace({ db }: LinkServices, { ip }: RequestOrigin): Promise<void> {
  const hits = await openRateLimits(db).hit(`forgot-from:${placeOf(ip)}`, FORGOT_LIMITS.windowSeconds);
  requireWithinLimit(hits, FORGOT_LIMITS.perPlace, authErrors.tooManyRequests);
}

/** The audit actor for a person who follows a mailed link: not signed in, but acting for that account. */
const linkActor = (account: { id: string; name: string }, { ip, id }: RequestOrigin): AuditActor => ({
  user_id: account.id,
  name: account.name,
  session_id: null,
  request_id: id,
  ip,
});
