import { authApi } from '../../../contract/auth';
import { clearAuthCookies, readCookie, setAuthCookies } from '../../gateway/cookies';
import { noSession } from '../../refusal';
import { routes } from '../../routes';
import { login } from './login';
import { grantsOf, profileOf } from './profile';
import { openRateLimits } from './rateLimits';

export const authRoutes = routes(authApi, ({ db, sessions, config: { secure } }) => {
  const limits = openRateLimits(db);
  return {
    login: async ({ body: { device_id, ...credentials }, request, reply }) => {
      const device = {
        device_id,
        user_agent: request.headers['user-agent']?.slice(0, 300),
        ip: request.ip,
        request_id: request.id,
      };
      const tokens = await login({ db, sessions, limits }, credentials, device);
      setAuthCookies(reply, tokens, secure);
      return tokens;
    },
    refresh: async ({ body, request, reply }) => {
      const given = body?.refresh_token ?? readCookie(request, 'refreshToken', secure);
      if (!given) throw noSession();
      const tokens = await sessions.renew(given);
      setAuthCookies(reply, tokens, secure);
      return tokens;
    },
    logout: async ({ request, reply, actor }) => {
      const refreshToken = readCookie(request, 'refreshToken', secure);
      const session = actor?.session_id ?? (refreshToken && sessions.sessionOf(refreshToken));
      if (session) await sessions.end(session, 'logout');
      clearAuthCookies(reply, secure);
    },
    profile: ({ actor }) => profileOf(db, actor),
    permissions: ({ actor }) => grantsOf(db, actor),
    userPermission: ({ actor }) => grantsOf(db, actor),
  };
});
