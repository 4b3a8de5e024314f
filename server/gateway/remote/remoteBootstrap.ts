import { callersToken } from '../../http/requestSession';
import type { BootstrapSession } from '../consolePages';
import type { RemoteSessions } from './remoteSessions';

/**
 * Session data for a page of the console, from the provider's profile. If the provider is unreachable the page
 * still loads: the console starts without a session and shows the error itself.
 */
export const remoteBootstrap =
  (sessions: RemoteSessions, secure: boolean): BootstrapSession =>
  async request => {
    const token = callersToken(request, secure);
    if (!token) return null;
    try {
      const profile = await sessions.profile(token);
      if (!profile) return null;
      return { user: profile.user, role: profile.user.role, permissions: [...profile.slugs] };
    } catch (error) {
      request.log.warn({ err: error }, 'no profile for the page');
      return null;
    }
  };
