import type { AuthProvider } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { slugsOf } from '../../contract/core/endpoint';
import { logout, signInAddress } from './logout';
import { currentSession, holdsAny, loadSession } from './session';

/** The endpoint of a resource's action; undefined means that nobody may. */
export type EndpointBehind = (resource: string, action: string) => Pick<Endpoint, 'access'> | undefined;

/** A record as passed to `canAccess`. */
export type AccessRecord = Readonly<Record<string, unknown>>;

/** Actions that change a record, and so depend on its owner. */
const CHANGES: ReadonlySet<string> = new Set(['edit', 'delete']);

/**
 * Whether the person may do `action` on `resource`: holds a slug of its endpoint. An action without an endpoint is
 * denied to everyone, and so is a change of a record that `isTheirs` rejects.
 */
export const createCan =
  (endpointBehind: EndpointBehind, isTheirs: (resource: string, record: AccessRecord) => boolean = () => true) =>
  (resource: string, action: string, record?: AccessRecord): boolean => {
    const endpoint = endpointBehind(resource, action);
    if (endpoint === undefined || !holdsAny(slugsOf(endpoint))) return false;
    return !record || !CHANGES.has(action) || isTheirs(resource, record);
  };

export type Can = ReturnType<typeof createCan>;

/** React-admin's auth provider. Signing in is a page of its own (`src/signIn`), so `login` only redirects there. */
export function createAuthProvider(can: Can): AuthProvider {
  const toSignIn = async () => {
    location.assign(signInAddress());
  };
  return {
    login: toSignIn,
    async logout() {
      // react-admin also calls this when nobody is signed in
      if (currentSession()) await logout();
      else await toSignIn();
      return false;
    },
    async checkAuth() {
      await loadSession();
    },
    async checkError() {
      // a 401 has already passed the renewal and opened 'Sesi Berakhir', a 403 is shown by the page; neither signs
      // anyone out
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
