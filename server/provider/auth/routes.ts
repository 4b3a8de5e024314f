import type { FastifyReply, FastifyRequest } from 'fastify';
import { authApi, type Tokens } from '../../../contract/auth';
import { unauthorized } from '../../core/HttpError';
import { clearAuthCookies, readCookie, setAuthCookies, setPasswordCookies } from '../../http/cookies';
import { routes } from '../../http/routes';
import type { Services } from '../../http/Services';
import { login } from './login';
import { passwordDaysOf } from './passwordDaysOf';
import { grantsOf, profileOf } from './profile';
import { openRateLimits } from './rateLimits';

export const authRoutes = routes(authApi, services => {
  const {
    db,
    sessions,
    config: { secure },
  } = services;
  const limits = openRateLimits(db);
  return {
    login: async ({ body: { device_id, ...credentials }, request, reply }) => {
      const answer = await login({ ...services, limits }, credentials, deviceOf(request, device_id));
      if (answer.tokens) return signedIn(services, reply, answer.tokens);
      return { second_factor: answer.second_factor };
    },
    refresh: async ({ body, request, reply }) => {
      const given = body?.refresh_token ?? readCookie(request, 'refreshToken', secure);
      if (!given) throw unauthorized();
      return signedIn(services, reply, await sessions.renew(given));
    },
    logout: async ({ request, reply, actor }) => {
      const refreshToken = readCookie(request, 'refreshToken', secure);
      const session = actor?.session_id ?? (refreshToken && sessions.sessionOf(refreshToken));
      if (session) await sessions.endFamily(session, 'logout');
      clearAuthCookies(reply, secure);
    },
    profile: async ({ actor, reply }) => {
      const profile = await profileOf(db, actor);
      setPasswordCookies(reply, profile.password_days_left, secure);
      return profile;
    },
    permissions: ({ actor }) => grantsOf(db, actor),
    userPermission: ({ actor }) => grantsOf(db, actor),
  };
});

/** What a session remembers of where it was begun. */
export const deviceOf = (request: FastifyRequest, device_id?: string | undefined) => ({
  device_id,
  user_agent: request.headers['user-agent']?.slice(0, 300),
  ip: request.ip,
  request_id: request.id,
});

/** Puts the tokens into the cookies, and beside them how the password stands. */
export async function signedIn(
  { db, sessions, config: { secure } }: Pick<Services, 'db' | 'sessions' | 'config'>,
  reply: FastifyReply,
  tokens: Tokens,
): Promise<Tokens> {
  setAuthCookies(reply, tokens, secure);
  const session = sessions.sessionOf(tokens.refresh_token);
  if (session) setPasswordCookies(reply, await passwordDaysOf(db, session), secure);
  return tokens;
}
