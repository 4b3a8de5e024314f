import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { REFRESH_TOKEN_LIFETIME_S } from '../../../../contract/constants';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { sessionEndErrors } from '../../../../contract/core/errors';
import { SEE_AS_MINUTES } from '../../../../contract/identity/seeAs';
import type { Tokens } from '../../../../contract/identity/session';
import { unauthorized } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { users } from '../account/table';
import { roles } from '../role/table';
import { type EndReason, endSession } from './endSessions';
import { parentOf } from './parentOf';
import type { Device, SessionAccount, Sessions } from './Sessions';
import { sessionFinder } from './sessionFinder';
import { sessions } from './table';
import type { TokenMaker } from './tokenMaker';

/**
 * Creates the session service.
 *
 * @param tokens signs and reads the tokens of all sessions
 * @param wasAway whether the database has just come back from an outage
 */
export function openSessions(
  db: Db,
  tokens: TokenMaker,
  limits: SessionLimits = { maxHours: undefined },
  wasAway: () => boolean = () => false,
): Sessions {
  const find = sessionFinder(db);
  return {
    async find(token) {
      const claims = await tokens.verify(token);
      return claims && find(claims.sid);
    },
    start: (tx, account, device) => startSession(tx, tokens, account, device, limits),
    startAs: (tx, account, device, as) => startSession(tx, tokens, account, device, limits, as),
    renew: refreshToken => renewTokens(db, tokens, refreshToken, limits, wasAway()),
    reissue: sessionId => reissueTokens(db, tokens, sessionId),
    endFamily: async (id, reason) => endSession(db, (await parentOf(db, id)) ?? id, reason),
    sessionOf: refreshToken => tokens.readRefreshToken(refreshToken)?.sessionId ?? null,
  };
}

/** Begins a session. @param as for a preview: the role that it shows the console as, and the session that it returns to */
async function startSession(
  tx: Tx,
  tokens: TokenMaker,
  account: SessionAccount,
  device: Device,
  limits: SessionLimits,
  as?: { role_id: string; parent: string },
): Promise<Tokens> {
  // a preview ends with the session that it was begun from
  const began = as ? sql`(select p.created_at from sessions p where p.id = ${as.parent})` : sql`now()`;
  const lifetimeSeconds = as ? SEE_AS_MINUTES * 60 : REFRESH_TOKEN_LIFETIME_S;
  const [session] = await tx
    .insert(sessions)
    .values({
      ...device,
      user_id: account.id,
      refreshed_at: sql`now()`,
      refresh_expires_at: sessionEnd(limits, lifetimeSeconds, began),
      ...(as && { as_role_id: as.role_id, parent_id: as.parent }),
    })
    .returning({
      id: sessions.id,
      generation: sessions.refresh_generation,
      refreshExpiresAt: sessions.refresh_expires_at,
    });
  return issueTokens(tokens, session!, account);
}

/**
 * Seconds for which the previous generation's refresh token is accepted: two tabs may renew at once, and a response lost in a database
 * outage is requested again afterwards.
 */
const GRACE = { usually: 10, afterOutage: 60 };

/** @see Sessions.renew */
async function renewTokens(
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
async function reissueTokens(db: Db, tokens: TokenMaker, sessionId: string): Promise<Tokens> {
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

/** Reasons that the person does not know of, or not on this device. */
const reasons: { [Reason in EndReason]?: () => ErrorMessage } = {
  account_disabled: sessionEndErrors.accountDisabled,
  account_deleted: sessionEndErrors.accountDeleted,
  password_changed: sessionEndErrors.passwordChanged,
  second_factor_on: sessionEndErrors.secondFactorChanged,
  second_factor_ended: sessionEndErrors.secondFactorChanged,
  ended_by_admin: sessionEndErrors.endedByAdmin,
  ended_by_person: sessionEndErrors.endedElsewhere,
};

/** Says why a session was ended; undefined if it simply expired. Only for whoever holds its refresh token. */
const whyEnded = (reason: string | null): ErrorMessage | undefined => reasons[reason as EndReason]?.();

/** The maximum duration of sessions. */
interface SessionLimits {
  /** Hours after which a session ends, however often it is renewed; undefined for no limit. */
  maxHours: number | undefined;
}

/**
 * Returns when a session ends unless it is renewed.
 *
 * @param seconds from now
 * @param began when the person signed in
 */
const sessionEnd = ({ maxHours }: SessionLimits, seconds: number, began: SQL): SQL<string> => {
  const end = sql<string>`now() + make_interval(secs => ${seconds})`;
  return maxHours === undefined ? end : sql`least(${end}, ${began} + make_interval(secs => ${maxHours * 3_600}))`;
};

interface IssuedSession {
  id: string;
  generation: number;
  /** ISO instant. */
  refreshExpiresAt: string;
}

/** Returns the two tokens for a session's generation. */
async function issueTokens(
  tokens: TokenMaker,
  { id, generation, refreshExpiresAt }: IssuedSession,
  account: SessionAccount,
): Promise<Tokens> {
  const claims = { sub: account.id, sid: id, name: account.name, role: account.role };
  const { token, expiresAt } = await tokens.sign(claims, new Date());
  const tokenExpiresAt = expiresAt.toISOString();
  return {
    token,
    refresh_token: tokens.refreshToken(id, generation),
    // a preview session may end before its token would
    token_expires_at: tokenExpiresAt < refreshExpiresAt ? tokenExpiresAt : refreshExpiresAt,
    refresh_token_expires_at: refreshExpiresAt,
  };
}
