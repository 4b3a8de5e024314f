import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { recordAudit } from '../../../audit/recordAudit';
import { inTransaction } from '../../../store/inTransaction';
import { accountByEmail, lockSignInAccount } from '../account/signInAccount';
import { openRateLimits } from '../rateLimit/rateLimits';
import { FORGOT_LIMITS, type LinkServices, limitPlace, linkActor, type RequestOrigin } from './linkRequests';
import { mailPasswordLink } from './passwordLinks';

/** Minimum duration of every response (ms): the work done for a known address must not show. */
const ANSWER_MS = 250;

/**
 * Mails a link to a person who forgot their password. The response and its timing are the same whether the account exists or not.
 *
 * @throws HttpError 429 after too many requests from one network address
 */
export async function requestPasswordLink(services: LinkServices, email: string, origin: RequestOrigin): Promise<void> {
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
