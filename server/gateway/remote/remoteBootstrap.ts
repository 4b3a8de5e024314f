import { callersToken } from '../../http/requestSession';
import type { BootstrapSession } from '../consolePages';
import { groupsOf } from './answers/identityReaders';
import type { RemoteSessions } from './remoteSessions';

/**
 * Loads the session data for a console page from the provider's profile. If the provider is unreachable, the page still loads: the console
 * starts without a session and shows the error itself.
 */
export const remoteBootstrap =
  (sessions: RemoteSessions, secure: boolean): BootstrapSession =>
  async request => {
    const token = callersToken(request, secure);
    if (!token) return null;
    try {
      const profile = await sessions.profile(token);
      if (!profile) return null;
      const { user, slugs } = profile;
      const groups = groupsOf(slugs).map(({ permission_group }) => permission_group);
      return { user, role: user.role, permissions: [...slugs], groups };
    } catch (error) {
      request.log.warn({ err: error }, 'no profile for the page');
      return null;
    }
  };
