import { and, eq, isNull, sql } from 'drizzle-orm';
import { REFRESH_TOKEN_LIFETIME_S } from '../../../../contract/constants';
import type { Tokens } from '../../../../contract/identity/session';
import { unauthorized } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { roles } from '../role/table';
import { endSession } from './endSessions';
import { issueTokens } from './issueTokens';
import { type SessionLimits, sessionEnd } from './sessionEnd';
import { sessions } from './table';
import type { TokenMaker } from './tokenMaker';
import { whyEnded } from './whyEnded';

/**
 * Seconds for which the previous generation's refresh token is accepted: two tabs may renew at once, and a response lost in a database
 * outage is requested again afterwards.
 */
const GRACE = { usually: 10, afterOutage: 60 };

/** @see Sessions.renew */
export async function renewTokens(
  db: Db,
  tokens: TokenMaker,
  refreshToken: string,
  limits: SessionLimits,
  wasAway: boolean,
): Promise<Tokens> {
  const shown = tokens.readRefreshToken(refreshToken);
  if (!shown) throw unauthorized();
  const advanced = await advanceGeneration(db, shown, limits);
  const row = await findGoing(db, shown.sessionId);
  if (!advanced) {
    const { id, refresh_generation } = row.session;
    const isTwin = refresh_generation === shown.generation + 1;
    if (!isTwin || row.renewedAgo > (wasAway ? GRACE.afterOutage : GRACE.usually)) {
      if (refresh_generation > shown.generation) await endSession(db, id, 'token_reused');
      throw unauthorized();
    }
  }
  return tokensOf(tokens, row);
}

/** @see Sessions.reissue */
export async function reissueTokens(db: Db, tokens: TokenMaker, sessionId: string): Promise<Tokens> {
  const row = await findGoing(db, sessionId);
  if (Date.parse(row.session.refresh_expires_at) <= Date.now()) throw unauthorized();
  return tokensOf(tokens, row);
}

/**
 * Advances the generation by compare-and-set: only the newest generation advances, and only one of two concurrent requests advances it.
 * Uses the database clock, since those of two server processes may differ.
 */
async function advanceGeneration(
  db: Db,
  { sessionId, generation }: { sessionId: string; generation: number },
  limits: SessionLimits,
): Promise<boolean> {
  const end = sessionEnd(limits, REFRESH_TOKEN_LIFETIME_S, sql`${sessions.created_at}`);
  const advanced = await db
    .update(sessions)
    .set({
      refresh_generation: generation + 1,
      refreshed_at: sql`clock_timestamp()`,
      refresh_expires_at: sql`case when ${sessions.as_role_id} is null then ${end} else ${sessions.refresh_expires_at} end`,
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.refresh_generation, generation),
        isNull(sessions.ended_at),
        sql`${sessions.refresh_expires_at} > now()`,
      ),
    )
    .returning({ id: sessions.id });
  return advanced.length > 0;
}

/** Returns the session with its account and role. @throws HttpError 401 if it was ended or the account is disabled */
async function findGoing(db: Db, id: string) {
  const [row] = await db
    .select({
      session: sessions,
      account: users,
      role: roles.code,
      renewedAgo: sql`extract(epoch from now() - ${sessions.refreshed_at})`.mapWith(Number),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(roles, sql`${roles.id} = coalesce(${sessions.as_role_id}, ${users.role_id})`)
    .where(eq(sessions.id, id));
  if (!row) throw unauthorized();
  const { ended_at, end_reason } = row.session;
  if (ended_at || !row.account.is_active) throw unauthorized(whyEnded(end_reason ?? 'account_disabled'));
  return row;
}

const tokensOf = (tokens: TokenMaker, { session, account, role }: Awaited<ReturnType<typeof findGoing>>) =>
  issueTokens(
    tokens,
    { id: session.id, generation: session.refresh_generation, refreshExpiresAt: session.refresh_expires_at },
    { id: account.id, name: account.name, role },
  );
