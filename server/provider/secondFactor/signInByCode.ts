import { and, eq } from 'drizzle-orm';
import type { Tokens } from '../../../contract/auth';
import { recordAudit } from '../../audit/recordAudit';
import { HttpError } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { isUuid } from '../../store/isUuid';
import { users } from '../account/table';
import { beginSession } from '../auth/login';
import type { Device } from '../auth/sessions';
import { roles } from '../role/table';
import { accountOfChallenge, isChallengeOf } from './challenge';
import { verifyCode } from './verifyCode';

/**
 * The second step of signing in.
 *
 * @throws HttpError 409 where the challenge has ended (`data.reason` 'challenge_ended': begin again), 422 on `code`, 429
 */
export async function signInByCode(
  { db, sessions, secrets }: Pick<Services, 'db' | 'sessions' | 'secrets'>,
  { challenge, code }: { challenge: string; code: string },
  { request_id, ...device }: Device & { request_id: string },
): Promise<Tokens> {
  const id = accountOfChallenge(challenge);
  const [found] = isUuid(id)
    ? await db
        .select({ account: users, role: roles.code })
        .from(users)
        .leftJoin(roles, eq(roles.id, users.role_id))
        .where(and(eq(users.id, id), eq(users.is_active, true)))
    : [];
  if (!found?.account.second_factor_at || !isChallengeOf(secrets, challenge, found.account))
    throw new HttpError(409, 'Waktu verifikasi sudah habis. Masuk lagi dengan kata sandi Anda.', {
      data: { reason: 'challenge_ended' },
    });
  const { account, role } = found;
  const audit = { user_id: account.id, name: account.name, session_id: null, request_id, ip: device.ip };
  const entry = { entity: 'account' as const, entity_id: account.id, label: account.email };
  const kind = await verifyCode({ db, secrets }, account.id, code).catch(async error => {
    await recordAudit(db, audit, { action: 'second_factor_failed', ...entry });
    throw error;
  });
  if (kind === 'recovery') await recordAudit(db, audit, { action: 'recovery_code_used', ...entry });
  return beginSession({ db, sessions }, { ...account, role }, device, request_id);
}
