import type { AuthProvider } from 'ra-core';
import { type Endpoint, slugsOf } from '../../contract/core/endpoint';
import { logout, signInAddress } from './logout';
import { currentSession, holdsAny, loadSession, reloadSession } from './session';

/** Returns the endpoint of a resource's action; undefined means that nobody may perform it. */
export type EndpointForAction = (resource: string, action: string) => Pick<Endpoint, 'access'> | undefined;

/** A record as passed to `canAccess`. */
export type AccessRecord = Readonly<Record<string, unknown>>;

/** Actions that change a record and therefore also depend on the record itself. */
const CHANGES: ReadonlySet<string> = new Set(['edit', 'delete']);

/**
 * Creates the check of whether the user may perform `action` on `resource`, that is, holds a slug of its endpoint. An action
 * without an endpoint is denied to everyone, as is a change to a record that `isTheirs` rejects.
 */
export const createCan =
  (endpointForAction: EndpointForAction, isTheirs: (resource: string, record: AccessRecord) => boolean = () => true) =>
  (resource: string, action: string, record?: AccessRecord): boolean => {
    const endpoint = endpointForAction(resource, action);
    if (endpoint === undefined || !holdsAny(slugsOf(endpoint))) return false;
    return !record || !CHANGES.has(action) || isTheirs(resource, record);
  };

export type Can = ReturnType<typeof createCan>;

/** Creates react-admin's auth provider. Sign-in is a separate page (`src/signIn`), so `login` only redirects there. */
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
    async checkError({ status, data }) {
      // by now a 401 has failed to renew and opened 'Sesi Berakhir', and the page shows a 403; neither signs anyone out
      // a failure would sign them out
      if (status === 403 && data?.rights && holdsAny(data.rights)) await reloadSession().catch(() => undefined);
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
