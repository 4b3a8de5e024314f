import type { Grants } from '../../contract/identity/permission';
import type { Profile } from '../../contract/identity/profile';
import { profileApi } from '../../contract/identity/profile';
import type { Slug } from '../../contract/rights/permissions';
import { readJsonBlock } from '../browser/pageConfig';
import { http } from '../dataProvider/http';

/** The signed-in person and their rights, known before the first paint if the server embedded them in the page. */
export interface Session {
  user: Pick<Profile, 'id' | 'name' | 'email' | 'photo_url'> &
    Partial<
      Pick<
        Profile,
        'password_days_left' | 'is_password_expired' | 'second_factor' | 'see_as' | 'phone' | 'locale' | 'regions'
      >
    >;
  role: { name: string; code: string } | null;
  permissions: readonly Slug[];
}

let current: Session | null | undefined;
let loading: Promise<Session> | undefined;

/** The session, if it is known. */
export function currentSession(): Session | null {
  if (current === undefined) current = readJsonBlock<Session>('session');
  return current;
}

/** The session; loaded from the server (profile and rights in parallel) unless it is embedded in the page. */
export async function loadSession(): Promise<Session> {
  const known = currentSession();
  if (known) return known;
  loading ??= askForSession().finally(() => {
    loading = undefined;
  });
  return loading;
}

const listeners = new Set<() => void>();

/** Subscribes to changes of the session. @returns a function that unsubscribes */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Applies changes of the own account without a reload. */
export function updateUser(changes: Partial<Session['user']>): void {
  const session = currentSession();
  if (!session) return;
  current = { ...session, user: { ...session.user, ...changes } };
  for (const listener of listeners) listener();
}

/** Clears the session. */
export function forgetSession(): void {
  current = null;
}

/** Whether the person holds at least one of the slugs; with no slugs a session is enough (point 6). */
export function holdsAny(slugs: readonly Slug[]): boolean {
  const session = currentSession();
  return session !== null && (slugs.length === 0 || slugs.some(slug => session.permissions.includes(slug)));
}

async function askForSession(): Promise<Session> {
  const [profile, grants] = await Promise.all([
    http<Profile>({ method: profileApi.get.method, url: profileApi.get.path, session: 'wanted' }),
    http<Grants>({ method: profileApi.permissions.method, url: profileApi.permissions.path, session: 'wanted' }),
  ]);
  const { role, ...user } = profile.data;
  current = { user, role, permissions: grants.data.slugs as Slug[] };
  return current;
}
