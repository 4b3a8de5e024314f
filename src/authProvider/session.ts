import type { Grants } from '../../contract/identity/permission';
import { type Profile, profileApi } from '../../contract/identity/profile';
import type { LiveRights } from '../../contract/notification';
import type { PermissionGroup } from '../../contract/rights/permissionGroups';
import type { Slug } from '../../contract/rights/permissions';
import { readJsonBlock } from '../browser/pageConfig';
import { http } from '../dataProvider/http';
import { isExpired } from '../dataProvider/sessionExpiry';
import { forgetPermissions, storePermissions } from './storedPermissions';

/** The signed-in user and their permissions, known before the first paint if the server embedded them in the page. */
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
  /** The permission groups of which the role holds permissions. */
  groups?: readonly PermissionGroup[];
}

let current: Session | null | undefined;
let loading: Promise<Session> | undefined;
let failure: unknown;

/** Returns the session, if it is known. */
export function currentSession(): Session | null {
  if (current === undefined) {
    current = readJsonBlock<Session>('session');
    if (current) storePermissions(current.permissions);
  }
  return current;
}

/** Why the session cannot be loaded; undefined unless that has failed. */
export const whyNoSession = (): unknown => failure;

/**
 * Returns the session, loading it from the server (profile and permissions in parallel) unless it is embedded in the page. Never
 * resolves if that fails: react-admin would go to the sign-in page, which leads a session that can be renewed back here, without end. The
 * page waits behind 'Sesi Berakhir' or says why (`layout/SessionLoading`).
 */
export async function loadSession(): Promise<Session> {
  const known = currentSession();
  if (known) return known;
  loading ??= askForSession()
    .catch(waitForPerson)
    .finally(() => {
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

/** Whether the session has exactly these permissions and regions; not if they are unknown. */
export function hasRights({ slugs, regions }: LiveRights['rights']): boolean {
  const session = currentSession();
  if (!session || session.permissions.length !== slugs?.length) return false;
  const held: ReadonlySet<string> = new Set(session.permissions);
  return slugs.every(slug => held.has(slug)) && String(session.user.regions) === String(regions);
}

/** Loads the session again, after the user's permissions or regions were changed elsewhere, and applies it without a reload. */
export async function reloadSession(): Promise<void> {
  await askForSession();
  announce();
}

/** Applies changes to the user's own account without a reload. */
export function updateUser(changes: Partial<Session['user']>): void {
  const session = currentSession();
  if (!session) return;
  current = { ...session, user: { ...session.user, ...changes } };
  announce();
}

/** Clears the session. */
export function forgetSession(): void {
  current = null;
  forgetPermissions();
}

/** Whether the user holds at least one of the slugs or groups; an empty list allows everyone with a session (point 6). */
export function holdsAny(listed: readonly (Slug | PermissionGroup)[]): boolean {
  const session = currentSession();
  if (session === null) return false;
  const { permissions, groups = [] } = session;
  const isHeld = (name: string) => permissions.some(slug => slug === name) || groups.some(group => group === name);
  return listed.length === 0 || listed.some(isHeld);
}

function waitForPerson(error: unknown): Promise<never> {
  if (!isExpired()) failure = error;
  announce();
  return new Promise(() => {});
}

const announce = () => {
  for (const listener of listeners) listener();
};

async function askForSession(): Promise<Session> {
  const [profile, grants] = await Promise.all([
    http<Profile>({ method: profileApi.get.method, url: profileApi.get.path }),
    http<Grants>({ method: profileApi.permissions.method, url: profileApi.permissions.path }),
  ]);
  const { role, ...user } = profile.data;
  const { slugs, groups } = grants.data;
  current = { user, role, permissions: slugs as Slug[], groups: groups.map(groupOf) };
  storePermissions(slugs);
  return current;
}

const groupOf = ({ permission_group }: Grants['groups'][number]) => permission_group as PermissionGroup;
