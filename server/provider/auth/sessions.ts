import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tokens } from '../../../contract/auth';
import { REFRESH_TOKEN_LIFETIME_S } from '../../../contract/constants';
import { SEE_AS_MINUTES } from '../../../contract/seeAs';
import { unauthorized } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { users } from '../account/table';
import { roles } from '../role/table';
import { type SessionActor, sessionFinder } from './findSession';
import { sessions } from './table';
import type { TokenMaker } from './tokens';

export type { SessionActor } from './findSession';

/** Two tabs may renew at once: the token of the generation before is taken for so long. */
export const RENEWAL_GRACE_MS = 10_000;

export interface Device {
  device_id?: string | undefined;
  user_agent?: string | undefined;
  ip: string | null;
}

export type EndReason =
  | 'logout'
  | 'password_changed'
  | 'account_disabled'
  | 'account_deleted'
  | 'second_factor_ended'
  | 'see_as_ended'
  | 'ended_by_person'
  | 'ended_by_admin'
  | 'token_reused';

interface Account {
  id: string;
  name: string;
  role: string | null;
}

/** Sessions live in the database: what ends there is over with the next request, whichever process answers it. */
export interface Sessions {
  /** Who the token's session belongs to, with the rights held now; null where there is no such session (any more). */
  find(token: string): Promise<SessionActor | null>;
  /** Begins a session for an account whose password was just proven. */
  start(tx: Tx, account: Account, device: Device): Promise<Tokens>;
  /** Begins a read-only session that looks at the console as a role; it returns to the session that `parent` names. */
  startAs(tx: Tx, account: Account, device: Device, as: { role_id: string; parent: string }): Promise<Tokens>;
  /**
   * Renews both tokens and ends the refresh token that was shown. One shown a second time ends the whole session, unless
   * two tabs did it within {@link RENEWAL_GRACE_MS}: they get the same tokens.
   *
   * @throws HttpError 401 where the session is over.
   */
  renew(refreshToken: string): Promise<Tokens>;
  /** The present tokens of a session that goes on. @throws HttpError 401 where it is over. */
  reissue(sessionId: string): Promise<Tokens>;
  /** Ends a session, and those that look as a role from it. */
  end(sessionId: string, reason: EndReason): Promise<void>;
  /** Ends a session with the one from which it looks as a role, or with those that look as a role from it: for a logout. */
  endFamily(sessionId: string, reason: EndReason): Promise<void>;
  /** The session that a refresh token belongs to, for a logout after the access token ended. */
  sessionOf(refreshToken: string): string | null;
}

/** Ends all sessions of an account, but for one where `except` names it. @returns how many ended */
export async function endSessionsOf(
  tx: Db,
  userId: string,
  reason: EndReason,
  except?: string | null,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}

export function openSessions(db: Db, tokens: TokenMaker, now: () => Date = () => new Date()): Sessions {
  const find = sessionFinder(db);

  const issue = async (session: { id: string; generation: number; refreshEnds: string }, account: Account) => {
    const { token, expiresAt } = await tokens.sign(
      { sub: account.id, sid: session.id, name: account.name, role: account.role },
      now(),
    );
    return {
      token,
      refresh_token: tokens.refreshToken(session.id, session.generation),
      // a session that looks as a role ends before its token would
      token_expires_at: expiresAt.toISOString() < session.refreshEnds ? expiresAt.toISOString() : session.refreshEnds,
      refresh_token_expires_at: session.refreshEnds,
    };
  };

  const insert = async (
    tx: Tx,
    account: Account,
    row: Omit<typeof sessions.$inferInsert, 'user_id' | 'refreshed_at'>,
  ) => {
    const [made] = await tx
      .insert(sessions)
      .values({ ...row, user_id: account.id, refreshed_at: now().toISOString() })
      .returning({
        id: sessions.id,
        generation: sessions.refresh_generation,
        refreshEnds: sessions.refresh_expires_at,
      });
    return issue(made!, account);
  };

  const ofAccount = async (id: string) => {
    const [row] = await db
      .select({ session: sessions, account: users, role: roles.code })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .leftJoin(roles, sql`${roles.id} = coalesce(${sessions.as_role_id}, ${users.role_id})`)
      .where(eq(sessions.id, id));
    if (!row || row.session.ended_at || !row.account.is_active) throw unauthorized();
    return row;
  };

  const tokensOf = ({ session, account, role }: Awaited<ReturnType<typeof ofAccount>>) =>
    issue(
      { id: session.id, generation: session.refresh_generation, refreshEnds: session.refresh_expires_at },
      { id: account.id, name: account.name, role },
    );

  const end = async (id: string, reason: EndReason) => {
    await db
      .update(sessions)
      .set({ ended_at: now().toISOString(), end_reason: reason })
      .where(and(or(eq(sessions.id, id), eq(sessions.parent_id, id)), isNull(sessions.ended_at)));
  };

  return {
    async find(token) {
      const claims = await tokens.verify(token);
      return claims && find(claims.sid);
    },

    start: (tx, account, device) => insert(tx, account, { ...device, refresh_expires_at: refreshEnd(now()) }),

    startAs: (tx, account, device, { role_id, parent }) =>
      insert(tx, account, {
        ...device,
        as_role_id: role_id,
        parent_id: parent,
        refresh_expires_at: new Date(now().getTime() + SEE_AS_MINUTES * 60_000).toISOString(),
      }),

    async renew(refreshToken) {
      const read = tokens.readRefreshToken(refreshToken);
      if (!read) throw unauthorized();
      const at = now();
      // only the holder of the newest generation advances it, and of two at once only one
      const [advanced] = await db
        .update(sessions)
        .set({
          refresh_generation: read.generation + 1,
          refreshed_at: at.toISOString(),
          refresh_expires_at: sql`case when ${sessions.as_role_id} is null then ${refreshEnd(at)}::timestamptz else ${sessions.refresh_expires_at} end`,
        })
        .where(
          and(
            eq(sessions.id, read.sessionId),
            eq(sessions.refresh_generation, read.generation),
            isNull(sessions.ended_at),
            sql`${sessions.refresh_expires_at} > ${at.toISOString()}`,
          ),
        )
        .returning({ id: sessions.id });
      const row = await ofAccount(read.sessionId);
      if (!advanced) {
        const { session } = row;
        const twin = session.refresh_generation === read.generation + 1;
        if (!twin || at.getTime() - Date.parse(session.refreshed_at) > RENEWAL_GRACE_MS) {
          if (session.refresh_generation > read.generation) await end(session.id, 'token_reused');
          throw unauthorized();
        }
      }
      return tokensOf(row);
    },

    async reissue(sessionId) {
      const row = await ofAccount(sessionId);
      if (Date.parse(row.session.refresh_expires_at) <= now().getTime()) throw unauthorized();
      return tokensOf(row);
    },

    end,
    async endFamily(id, reason) {
      const [row] = await db.select({ parent: sessions.parent_id }).from(sessions).where(eq(sessions.id, id));
      await end(row?.parent ?? id, reason);
    },
    sessionOf: refreshToken => tokens.readRefreshToken(refreshToken)?.sessionId ?? null,
  };
}

const refreshEnd = (from: Date) => new Date(from.getTime() + REFRESH_TOKEN_LIFETIME_S * 1000).toISOString();
