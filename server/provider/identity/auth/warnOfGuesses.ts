import { recordAudit } from '../../../audit/recordAudit';
import type { Services } from '../../../http/Services';
import { codeGuessesMail, type MailText, passwordGuessesMail } from '../../../mail/mailTexts';
import { queueMail } from '../../../mail/queueMail';
import { inTransaction } from '../../../store/inTransaction';
import type { AccountRow } from '../account/lockAccount';
import { openRateLimits } from '../rateLimit/rateLimits';
import type { Device } from '../session/Sessions';
import { hashOfEmail } from './loginGuard';

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
export async function warnOfGuesses(
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
