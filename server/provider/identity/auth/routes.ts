import { authApi } from '../../../../contract/identity/auth';
import { unauthorized } from '../../../core/HttpError';
import { clearAuthCookies, readCookie } from '../../../http/cookies';
import { routes } from '../../../http/routes';
import { openRateLimits } from '../rateLimit/rateLimits';
import { login } from './login';
import { deviceOf, sendNextTokens, sendTokens } from './sendTokens';
import { signInByCode } from './signInByCode';

export const authRoutes = routes(authApi, services => {
  const {
    db,
    sessions,
    config: { secure },
  } = services;
  const limits = openRateLimits(db);
  return {
    login: async ({ body: { device_id, ...credentials }, request, reply }) => {
      const { tokens, second_factor } = await login({ ...services, limits }, credentials, deviceOf(request, device_id));
      return tokens ? sendTokens(services, reply, tokens) : { second_factor };
    },
    verifySecondFactor: async ({ body: { device_id, ...proof }, request, reply }) =>
      sendTokens(services, reply, await signInByCode(services, proof, deviceOf(request, device_id))),
    refresh: async ({ body, request, reply }) => {
      const given = body?.refresh_token ?? readCookie(request, 'refreshToken', secure);
      if (!given) throw unauthorized();
      const byCookie = body?.refresh_token === undefined;
      return sendNextTokens(services, { request, reply }, await sessions.renew(given), byCookie);
    },
    logout: async ({ request, reply, actor }) => {
      // first, so that an error response clears them too: the page cannot
      clearAuthCookies(reply, secure);
      const refreshToken = readCookie(request, 'refreshToken', secure);
      const session = actor?.session_id ?? (refreshToken && sessions.sessionOf(refreshToken));
      if (session) await sessions.endFamily(session, 'logout');
      // removes pages that the back button would restore; storage is kept, for it holds what was typed in an ended session
      reply.header('clear-site-data', '"cache"');
    },
  };
});
