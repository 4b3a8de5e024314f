import { sql } from 'drizzle-orm';
import { authErrors } from '../../../../contract/identity/authErrors';
import type { Tokens } from '../../../../contract/identity/session';
import { recordAudit } from '../../../audit/recordAudit';
import { HttpError } from '../../../core/HttpError';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import type { AccountRow } from '../account/lockAccount';
import { lockSignInAccount } from '../account/signInAccount';
import { setAccountFields } from '../account/writeAccount';
import type { Device } from '../session/Sessions';

/** 401, the same for an unknown account and a wrong password. @param remaining tries left, if they should be mentioned */
export const wrongCredentials = (remaining?: number) =>
  new HttpError(401, remaining ? authErrors.wrongCredentialsRemaining({ remaining }) : authErrors.wrongCredentials());

export const accountDisabled = () => new HttpError(403, authErrors.disabled());

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
