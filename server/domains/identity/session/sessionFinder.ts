import { and, eq, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { RegionCode } from '../../../../contract/area/region';
import { PASSWORD_VALID_DAYS } from '../../../../contract/constants';
import { type Restriction, slugsOf } from '../../../../contract/core/endpoint';
import { seeAsApi } from '../../../../contract/identity/seeAs';
import type { Slug } from '../../../../contract/rights/permissions';
import type { Actor } from '../../../core/Actor';
import { sharedReads } from '../../../core/sharedReads';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { role_permissions, roles } from '../role/table';
import { endSession } from './endSessions';
import { sessions } from './table';

export type SessionActor = Omit<Actor, 'request_id' | 'ip'> & { session_id: string };

type AreaScope = 'national' | 'regional';

/** Precision of 'last active'; without it, every request would write. */
const SEEN_EVERY_SECONDS = 60;

/**
 * Finds the actor of a session with the current permissions, in one indexed query per request; simultaneous requests of a session share
 * one.
 */
export function sessionFinder(db: Db) {
  const find = db
    .select({
      session_id: sessions.id,
      user_id: users.id,
      name: users.name,
      role_id: roles.id,
      role_code: roles.code,
      role_name: roles.name,
      role_version: roles.version,
      // the scope of their own role, even in a preview, which must not show what they may not see
      area_scope: sql<AreaScope | null>`case when ${sessions.as_role_id} is null then ${roles.area_scope} else (select own.area_scope from roles own where own.id = ${users.role_id}) end`,
      region_code: users.region_code,
      as_role_id: sessions.as_role_id,
      own_role_id: users.role_id,
      own_role_version: sql<number | null>`(select own.version from roles own where own.id = ${users.role_id})`,
      password_expired: sql<boolean>`(${users.password_changed_at} is null or ${users.password_changed_at} <= now() - make_interval(days => ${sql.raw(String(PASSWORD_VALID_DAYS))}))`,
      second_factor_missing: sql<boolean>`(${sessions.as_role_id} is null and ${users.second_factor_at} is null and coalesce(${roles.requires_second_factor}, false))`,
      seen_long_ago: sql<boolean>`(${sessions.last_seen_at} < now() - make_interval(secs => ${sql.raw(String(SEEN_EVERY_SECONDS))}))`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
    .leftJoin(roles, sql`${roles.id} = coalesce(${sessions.as_role_id}, ${users.role_id})`)
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.ended_at),
        sql`${sessions.refresh_expires_at} > now()`,
      ),
    )
    .prepare('session_find');
  const slugsOfRole = slugCache(db);

  return sharedReads(async (sessionId): Promise<SessionActor | null> => {
    const [row] = await find.execute({ id: sessionId });
    if (!row) return null;
    if (row.seen_long_ago)
      await db.update(sessions).set({ last_seen_at: sql`now()` }).where(eq(sessions.id, sessionId));
    const { role_id, role_code } = row;
    const slugs = await slugsOfRole(role_id, row.role_version);
    const own = row.as_role_id ? await slugsOfRole(row.own_role_id, row.own_role_version) : slugs;
    if (row.as_role_id && !slugsOf(seeAsApi.begin).some(slug => own.has(slug))) {
      await endSession(db, sessionId, 'see_as_ended');
      return null;
    }
    const restrictions: Restriction[] = [];
    if (row.password_expired) restrictions.push('password_expired');
    if (row.second_factor_missing) restrictions.push('second_factor_missing');
    if (row.as_role_id) restrictions.push('see_as');
    return {
      user_id: row.user_id,
      name: row.name,
      session_id: row.session_id,
      role_code,
      // the previewed role may have gained permissions since, and their own role lost some
      slugs: row.as_role_id ? new Set([...slugs].filter(slug => own.has(slug))) : slugs,
      regions: regionsOf(row.area_scope, row.region_code as RegionCode | null),
      ...(restrictions.length > 0 && { restrictions }),
      ...(row.as_role_id && { as_role: { id: row.as_role_id, name: row.role_name ?? '', code: role_code ?? '' } }),
    };
  });
}

/** Only a national role covers the whole country; anyone else is bound to the account's region, if it has one. */
const regionsOf = (scope: AreaScope | null, region: RegionCode | null): RegionCode[] | null =>
  scope === 'national' ? null : region ? [region] : [];

/** Caches the slugs of a role by its version, which is raised in the transaction that changes them. */
function slugCache(db: Db) {
  const cache = new LRUCache<string, Set<Slug>>({ max: 500 });
  return async (roleId: string | null, version: number | null): Promise<Set<Slug>> => {
    if (!roleId) return new Set();
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
