import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { forgottenPassword, PasswordLink } from '../../../contract/password';
import { recordAudit } from '../../audit/recordAudit';
import { HttpError } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { openRateLimits } from '../auth/rateLimits';
import { accountOfLink, mailPasswordLink, useLink } from './passwordLinks';
import { storePassword, validateNewPassword } from './setPassword';
import { users } from './table';

type Needed = Pick<Services, 'db' | 'config' | 'outbox'>;
/** Of a request: where it came from, and its id. */
interface Origin {
  ip: string;
  id: string;
}

/** Mails that one address gets, and requests that one place makes, in a quarter of an hour. */
export const FORGOT_LIMITS = { perAddress: 3, perPlace: 30, windowSeconds: 15 * 60 } as const;
/** Every answer takes so long at least: what is done for a known address must not show. */
const ANSWER_MS = 250;

/**
 * Mails a link to who forgot the password. The answer and its time are the same whether there is such an account or not.
 *
 * @throws HttpError 429 after too many requests from one place
 */
export async function askForLink(services: Needed, email: string, { ip, id }: Origin): Promise<void> {
  const { db, config, outbox } = services;
  await limitPlace(services, ip);
  const work = async () => {
    const key = `forgot:${createHash('sha256').update(email).digest('base64url')}`;
    const { count } = await openRateLimits(db).hit(key, FORGOT_LIMITS.windowSeconds);
    if (count > FORGOT_LIMITS.perAddress) return;
    const [account] = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), eq(users.is_active, true), isNull(users.deleted_at)));
    if (!account) return;
    await db.transaction(async tx => {
      await mailPasswordLink(tx, config, account, 'reset');
      await recordAudit(tx, nobody(account, ip, id), {
        action: 'password_link',
        entity: 'account',
        entity_id: account.id,
        label: account.email,
      });
    });
  };
  await Promise.all([work(), wait(ANSWER_MS)]);
  outbox.poke();
}

/** What a link is good for. @throws HttpError 404 once it was used or has ended */
export async function linkOf(services: Needed, secret: string, { ip }: Origin): Promise<PasswordLink> {
  await limitPlace(services, ip);
  const { link, account } = await accountOfLink(services.db, secret);
  return { purpose: link.purpose, name: account.name, email: account.email, expires_at: link.expires_at };
}

/**
 * Sets the password of the account that a link opens, once; all its sessions end.
 *
 * @throws HttpError 404 (link used or ended), 422 on `password`
 */
export async function setPasswordByLink(
  services: Needed,
  { id: secret, password }: z.output<typeof forgottenPassword>,
  { ip, id }: Origin,
): Promise<void> {
  const { db, config, outbox } = services;
  await limitPlace(services, ip);
  const { link, account } = await accountOfLink(db, secret);
  const hash = await validateNewPassword(db, account, password);
  await db.transaction(async tx => {
    await useLink(tx, link.id);
    await storePassword(tx, config, account, { hash, reason: 'password_changed' });
    await recordAudit(tx, nobody(account, ip, id), {
      action: link.purpose === 'invitation' ? 'invitation_accepted' : 'password_reset',
      entity: 'account',
      entity_id: account.id,
      label: account.email,
    });
  });
  outbox.poke();
}

async function limitPlace({ db }: Needed, ip: string) {
  const { count, secondsLeft } = await openRateLimits(db).hit(`forgot-from:${ip}`, FORGOT_LIMITS.windowSeconds);
  if (count > FORGOT_LIMITS.perPlace)
    throw new HttpError(
      429,
      `Terlalu banyak permintaan. Coba lagi ${Math.max(1, Math.ceil(secondsLeft / 60))} menit lagi.`,
      { retryAfter: secondsLeft },
    );
}

/** Whoever opens a mail: not signed in, but of that account. */
const nobody = (account: { id: string; name: string }, ip: string, request_id: string) => ({
  user_id: account.id,
  name: account.name,
  session_id: null,
  request_id,
  ip,
});
