import { sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import { APP_TITLE } from '../../../../contract/constants';
import type { SecondFactorSetup } from '../../../../contract/identity/secondFactor';
import type { Actor } from '../../../core/Actor';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { lockAccount } from '../account/lockAccount';
import { requireFreshPassword } from '../password/requireFreshPassword';
import { alreadyEnabled } from './secondFactorState';
import { second_factors } from './table';
import { encryptSecret, totpOf } from './totp';

const SECRET_BYTES = 20;

/**
 * Gives the actor a new secret, which takes effect once they confirm a code.
 *
 * @throws HttpError 409 if a second factor is on, 422 on `current_password`
 */
export async function setUpSecondFactor(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<SecondFactorSetup> {
  await requireFreshPassword(db, actor, currentPassword);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const email = await inTransaction(db, async tx => {
    const account = await lockAccount(tx, actor.user_id);
    if (account.second_factor_at) throw alreadyEnabled();
    const stored = { secret: encryptSecret(secrets, secret), last_step: 0 };
    await tx
      .insert(second_factors)
      .values({ user_id: account.id, ...stored })
      .onConflictDoUpdate({ target: second_factors.user_id, set: { ...stored, created_at: sql`now()` } });
    return account.email;
  });
  const totp = totpOf(secret);
  totp.issuer = APP_TITLE;
  totp.label = email;
  const uri = totp.toString();
  return { secret: secret.match(/.{1,4}/g)!.join(' '), uri, qr_svg: renderSVG(uri, { border: 2 }) };
}
