import type { z } from 'zod';
import type { forgottenPassword, PasswordLink } from '../../../../contract/identity/password';
import { recordAudit } from '../../../audit/recordAudit';
import { inTransaction } from '../../../store/inTransaction';
import { lockAccount } from '../account/lockAccount';
import { type LinkServices, limitPlace, linkActor, type RequestOrigin } from './linkRequests';
import { findPasswordLink, usePasswordLink } from './passwordLinks';
import { storePassword } from './storePassword';
import { validateNewPassword } from './validateNewPassword';

/** Returns the purpose, account and expiry of a link. @throws HttpError 404 if it was used or has expired, 429 */
export async function describePasswordLink(
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
export async function setPasswordByLink(
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
