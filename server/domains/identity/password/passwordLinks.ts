import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { passwordErrors } from '../../../../contract/identity/authErrors';
import { INVITATION_DAYS, type PasswordLink, RESET_LINK_MINUTES } from '../../../../contract/identity/password';
import type { Config } from '../../../config';
import { notFound } from '../../../core/HttpError';
import { publicUrl } from '../../../core/publicUrl';
import type { Db } from '../../../db/types';
import { invitationMail, queueMail, resetMail } from '../../../mail/mailTexts';
import { users } from '../account/table';
import { password_links } from './table';

type Purpose = PasswordLink['purpose'];
type LinkConfig = Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT' | 'HELPDESK_EMAIL'>;

const SECRET_BYTES = 24;
const lifetime: Record<Purpose, number> = { reset: RESET_LINK_MINUTES, invitation: INVITATION_DAYS * 24 * 60 };

/** Mails a person a link to set a password, within the caller's transaction; earlier links end. */
export async function mailPasswordLink(
  tx: Db,
  config: LinkConfig,
  account: { id: string; name: string; email: string },
  purpose: Purpose,
): Promise<void> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await endPasswordLinks(tx, account.id);
  await tx.insert(password_links).values({
    user_id: account.id,
    purpose,
    secret_hash: hashOf(secret),
    expires_at: sql`now() + make_interval(mins => ${lifetime[purpose]})`,
  });
  const mail = purpose === 'reset' ? resetMail : invitationMail;
  const href = `${publicUrl(config)}/password/forgot?id=${secret}`;
  await queueMail(tx, account.email, mail(account.name, href, config.HELPDESK_EMAIL));
}

/** Returns a valid link with its account. @throws HttpError 404 if it was used or has expired */
export async function findPasswordLink(db: Db, secret: string) {
  const [row] = await db
    .select({ link: password_links, account: users })
    .from(password_links)
    .innerJoin(users, and(eq(users.id, password_links.user_id), eq(users.is_active, true)))
    .where(
      and(
        eq(password_links.secret_hash, hashOf(secret)),
        isNull(password_links.used_at),
        gt(password_links.expires_at, sql`now()`),
      ),
    );
  if (!row) throw linkOver();
  return row;
}

/** Marks a link as used. @throws HttpError 404 if another request was first */
export async function usePasswordLink(tx: Db, linkId: string): Promise<void> {
  const used = await tx
    .update(password_links)
    .set({ used_at: sql`now()` })
    .where(
      and(eq(password_links.id, linkId), isNull(password_links.used_at), gt(password_links.expires_at, sql`now()`)),
    )
    .returning({ id: password_links.id });
  if (used.length === 0) throw linkOver();
}

/** Ends all valid links of an account. */
export async function endPasswordLinks(tx: Db, userId: string): Promise<void> {
  await tx
    .update(password_links)
    .set({ used_at: sql`now()` })
    .where(and(eq(password_links.user_id, userId), isNull(password_links.used_at)));
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const linkOver = () => notFound(passwordErrors.linkOver());
