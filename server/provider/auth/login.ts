import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LoginAnswer, Tokens } from '../../../contract/auth';
import { recordAudit } from '../../audit/recordAudit';
import { HttpError } from '../../core/HttpError';
import type { Secrets } from '../../core/secrets';
import type { Db } from '../../db/types';
import { passwordMatches } from '../account/passwords';
import { users } from '../account/table';
import { roles } from '../role/table';
import { makeChallenge } from '../secondFactor/challenge';
import { loginGuard } from './loginGuard';
import type { RateLimits } from './rateLimits';
import type { Device, Sessions } from './sessions';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in, up to the second factor where the account has one. The answer is the same, and takes as long, for an unknown account and a wrong password; that an account is
 * disabled is told only to who knows its password.
 *
 * @throws HttpError 401 wrong, 403 disabled, 429 too many failures from this address (others may still sign in).
 */
export async function login(
  { db, sessions, limits, secrets }: { db: Db; sessions: Sessions; limits: RateLimits; secrets: Secrets },
  { email, password }: Credentials,
  device: Device & { request_id: string },
): Promise<LoggedIn> {
  const attempt = await loginGuard(limits).begin(email, device.ip);

  const [found] = await db
    .select({ account: users, role: roles.code })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.role_id))
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deleted_at)));

  const { request_id, ...place } = device;
  const audit = {
    user_id: found?.account.id ?? null,
    name: found?.account.name ?? email,
    session_id: null,
    request_id,
    ip: device.ip,
  };
  if (!(await passwordMatches(found?.account.password_hash ?? null, password)) || !found) {
    const left = await attempt.failed();
    await db.transaction(tx =>
      recordAudit(tx, audit, { action: 'login_failed', entity: 'account', entity_id: audit.user_id, label: email }),
    );
    throw new HttpError(401, left > 0 && left <= 2 ? `${WRONG} Sisa ${left} percobaan.` : WRONG);
  }
  await attempt.succeeded();
  if (!found.account.is_active) {
    await db.transaction(tx =>
      recordAudit(tx, audit, { action: 'login_refused', entity: 'account', entity_id: audit.user_id, label: email }),
    );
    throw new HttpError(403, 'Akun ini dinonaktifkan. Hubungi pengelola akses Anda.');
  }
  const { account, role } = found;
  if (account.second_factor_at) return { second_factor: makeChallenge(secrets, account) };
  return { tokens: await beginSession({ db, sessions }, { ...account, role }, place, request_id) };
}

/** Begins the session of who has proven all that is asked for. */
export function beginSession(
  { db, sessions }: { db: Db; sessions: Sessions },
  account: { id: string; name: string; email: string; role: string | null },
  device: Device,
  request_id: string,
): Promise<Tokens> {
  return db.transaction(async tx => {
    const tokens = await sessions.start(tx, account, device);
    await tx.update(users).set({ last_login_at: sql`now()` }).where(eq(users.id, account.id));
    await recordAudit(
      tx,
      { user_id: account.id, name: account.name, session_id: null, request_id, ip: device.ip },
      { action: 'login', entity: 'account', entity_id: account.id, label: account.email },
    );
    return tokens;
  });
}

/** The tokens, or the challenge of the second factor. */
type LoggedIn =
  | { tokens: Tokens; second_factor?: undefined }
  | { tokens?: undefined; second_factor: NonNullable<LoginAnswer['second_factor']> };

const WRONG = 'Email atau kata sandi salah.';
