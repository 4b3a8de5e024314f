import type { AuthProvider } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { slugsOf } from '../../contract/core/endpoint';
import { logout, signInAddress } from './logout';
import { currentSession, holdsAny, loadSession } from './session';

/** The endpoint behind an action of a resource; none means that nobody may. */
export type EndpointBehind = (resource: string, action: string) => Pick<Endpoint, 'access'> | undefined;

/** A record as `canAccess` is given it. */
export type AccessRecord = Readonly<Record<string, unknown>>;

/** What changes a record, and so depends on whose it is. */
const CHANGES: ReadonlySet<string> = new Set(['edit', 'delete']);

/**
 * Whether the person may do `action` on `resource`: holds a slug of the endpoint behind it. An action without one is closed to
 * everyone, and so is a change of a record that `isTheirs` denies.
 */
export const createCan =
  (endpointBehind: EndpointBehind, isTheirs: (resource: string, record: AccessRecord) => boolean = () => true) =>
  (resource: string, action: string, record?: AccessRecord): boolean => {
    const endpoint = endpointBehind(resource, action);
    if (endpoint === undefined || !holdsAny(slugsOf(endpoint))) return false;
    return !record || !CHANGES.has(action) || isTheirs(resource, record);
  };

export type Can = ReturnType<typeof createCan>;

/** React-admin's view of the session. Signing in is a page of its own (`src/signIn`), so `login` only leads there. */
export function createAuthProvider(can: Can): AuthProvider {
  const toSignIn = async () => {
    location.assign(signInAddress());
  };
  return {
    login: toSignIn,
    async logout() {
      // React-admin calls this too where nobody is signed in; then there is nothing to end.
      if (currentSession()) await logout();
      else await toSignIn();
      return false;
    },
    async checkAuth() {
      await loadSession();
    },
    async checkError() {
      // A 401 has passed the renewal already and opened 'Sesi Berakhir'; a 403 is the page's to tell. Neither signs anyone out.
    },
    async getIdentity() {
      const { user, role } = await loadSession();
      return { ...user, fullName: user.name, avatar: user.photo_url ?? undefined, role: role?.name ?? null };
    },
    async getPermissions() {
      return (await loadSession()).permissions;
    },
    async canAccess({ resource, action, record }) {
      await loadSession();
      return can(resource, action, record);
    },
  };
}
