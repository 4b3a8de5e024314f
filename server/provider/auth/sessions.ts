import { and, eq, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Tokens } from '../../../contract/auth';
import { REFRESH_TOKEN_LIFETIME_S } from '../../../contract/constants';
import type { Slug } from '../../../contract/rights/permissions';
import type { Actor } from '../../actor';
import type { Db, Tx } from '../../db/types';
import { noSession } from '../../refusal';
import { users } from '../account/table';
import { role_permissions, roles } from '../role/table';
import { sessions } from './table';
import type { TokenMaker } from './tokens';

/** Two tabs may renew at once: the token of the generation before is taken for so long. */
export const RENEWAL_GRACE_MS = 10_000;

export type SessionActor = Omit<Actor, 'request_id' | 'ip'> & { session_id: string };

export interface Device {
  device_id?: string | undefined;
  user_agent?: string | undefined;
  ip: string | null;
}

export type EndReason =
  | 'logout'
  | 'password_changed'
  | 'account_disabled'
  | 'ended_by_person'
  | 'ended_by_admin'
  | 'token_reused';

/** Sessions live in the database: what ends there is over with the next request, whichever process answers it. */
export interface Sessions {
  /** Who the token's session belongs to, with the rights held now; null where there is no such session (any more). */
  find(token: string): Promise<SessionActor | null>;
  /** Begins a session for an account whose password was just proven. */
  start(tx: Tx, account: { id: string; name: string; role: string | null }, device: Device): Promise<Tokens>;
  /**
   * Renews both tokens and ends the refresh token that was shown. One shown a second time ends the whole session, unless
   * two tabs did it within {@link RENEWAL_GRACE_MS}: they get the same tokens.
   *
   * @throws Refusal 401 where the session is over.
   */
  renew(refreshToken: string): Promise<Tokens>;
  end(sessionId: string, reason: EndReason): Promise<void>;
  /** The session that a refresh token belongs to, for a logout after the access token ended. */
  sessionOf(refreshToken: string): string | null;
}

export function openSessions(db: Db, tokens: TokenMaker, now: () => Date = () => new Date()): Sessions {
  const alive = and(
    eq(sessions.id, sql.placeholder('id')),
    isNull(sessions.ended_at),
    sql`${sessions.refresh_expires_at} > now()`,
  );
  const findSession = db
    .select({
      session_id: sessions.id,
      user_id: users.id,
      name: users.name,
      role_id: roles.id,
      role_code: roles.code,
      role_version: roles.version,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
    .leftJoin(roles, eq(roles.id, users.role_id))
    .where(alive)
    .prepare('session_find');
  const slugsOfRole = slugCache(db);

  const issue = async (
    session: { id: string; generation: number },
    account: { id: string; name: string; role: string | null },
  ) => {
    const at = now();
    const { token, expiresAt } = await tokens.sign(
      { sub: account.id, sid: session.id, name: account.name, role: account.role },
      at,
    );
    return {
      token,
      refresh_token: tokens.refreshToken(session.id, session.generation),
      token_expires_at: expiresAt.toISOString(),
      refresh_token_expires_at: refreshEnd(at),
    };
  };

  const end = async (id: string, reason: EndReason) => {
    await db
      .update(sessions)
      .set({ ended_at: now().toISOString(), end_reason: reason })
      .where(and(eq(sessions.id, id), isNull(sessions.ended_at)));
  };

  return {
    async find(token) {
      const claims = await tokens.verify(token);
      if (!claims) return null;
      const [row] = await findSession.execute({ id: claims.sid });
      if (!row) return null;
      const slugs = row.role_id ? await slugsOfRole(row.role_id, row.role_version ?? 0) : new Set<Slug>();
      return { user_id: row.user_id, name: row.name, session_id: row.session_id, role_code: row.role_code, slugs };
    },

    async start(tx, account, device) {
      const at = now();
      const [row] = await tx
        .insert(sessions)
        .values({ ...device, user_id: account.id, refresh_expires_at: refreshEnd(at), refreshed_at: at.toISOString() })
        .returning({ id: sessions.id, generation: sessions.refresh_generation });
      return issue(row!, account);
    },

    async renew(refreshToken) {
      const read = tokens.readRefreshToken(refreshToken);
      if (!read) throw noSession();
      const at = now();
      // only the holder of the newest generation advances it, and of two at once only one
      const [advanced] = await db
        .update(sessions)
        .set({
          refresh_generation: read.generation + 1,
          refreshed_at: at.toISOString(),
          refresh_expires_at: refreshEnd(at),
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
      const [row] = await db
        .select({ session: sessions, account: users, role: roles.code })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .leftJoin(roles, eq(roles.id, users.role_id))
        .where(eq(sessions.id, read.sessionId));
      if (!row || row.session.ended_at || !row.account.is_active) throw noSession();
      const { session, account } = row;
      if (!advanced) {
        const twin = session.refresh_generation === read.generation + 1;
        if (!twin || at.getTime() - Date.parse(session.refreshed_at) > RENEWAL_GRACE_MS) {
          if (session.refresh_generation > read.generation) await end(session.id, 'token_reused');
          throw noSession();
        }
      }
      return issue(
        { id: session.id, generation: session.refresh_generation },
        { id: account.id, name: account.name, role: row.role },
      );
    },

    end,
    sessionOf: refreshToken => tokens.readRefreshToken(refreshToken)?.sessionId ?? null,
  };
}

const refreshEnd = (from: Date) => new Date(from.getTime() + REFRESH_TOKEN_LIFETIME_S * 1000).toISOString();

/** Slugs of a role by its version: whoever changes a role's rights raises the version in the same transaction. */
function slugCache(db: Db) {
  const cache = new LRUCache<string, ReadonlySet<Slug>>({ max: 500 });
  return async (roleId: string, version: number): Promise<ReadonlySet<Slug>> => {
    const key = `${roleId}:${version}`;
    const known = cache.get(key);
    if (known) return known;
    const rows = await db
      .select({ slug: role_permissions.permission_slug })
      .from(role_permissions)
      .where(eq(role_permissions.role_id, roleId));
    const slugs = new Set(rows.map(row => row.slug as Slug));
    cache.set(key, slugs);
    return slugs;
  };
}
