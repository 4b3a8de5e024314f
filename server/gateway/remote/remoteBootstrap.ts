import { callersToken } from '../../http/requestSession';
import type { BootstrapSession } from '../consolePages';
import type { RemoteSessions } from './remoteSessions';

/**
 * What a page of the console knows from its first line on, from the provider's profile. A provider that is away does not
 * take the page with it: the console then starts without a session and shows the failure itself.
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
