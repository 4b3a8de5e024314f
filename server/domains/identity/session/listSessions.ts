import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../../contract/identity/session';
import type { Db } from '../../../db/types';
import { roles } from '../role/table';
import { sessions } from './table';

/** Returns an account's active sessions: the current one first, then the newest. */
export async function listSessions(db: Db, userId: string, current: string | null): Promise<Session[]> {
  const rows = await db
    .select({ session: sessions, sees_as: roles.name })
    .from(sessions)
    .leftJoin(roles, eq(roles.id, sessions.as_role_id))
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), sql`${sessions.refresh_expires_at} > now()`))
    .orderBy(desc(sessions.created_at), desc(sessions.id));
  const list = rows.map(({ session: { id, user_agent, ip, created_at, last_seen_at }, sees_as }) => ({
    id,
    device: deviceName(user_agent),
    ip,
    created_at,
    last_seen_at,
    is_current: id === current,
    sees_as,
  }));
  return [...list.filter(one => one.is_current), ...list.filter(one => !one.is_current)];
}

/** The order matters: browsers also name the ones that they are compatible with. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstMatch = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a readable device name for a user agent: 'Chrome di Windows'. */
function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Perangkat tidak dikenal';
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  if (browser && system) return `${browser} di ${system}`;
  // scripts have short user agents: 'curl/8.5.0'
  return browser ?? system ?? userAgent.split(/[\s/]/)[0]!.slice(0, 40);
}
