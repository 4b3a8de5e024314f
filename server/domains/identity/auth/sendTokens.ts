import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NextTokens, Tokens } from '../../../../contract/identity/session';
import { readableTokens, setAuthCookies, setPasswordCookies } from '../../../http/cookies';
import type { Services } from '../../../http/Services';
import { passwordDaysLeftIn } from '../password/passwordExpiry';

const USER_AGENT_LENGTH = 300;

/** Sets the cookies for the tokens and for the expiry of the password. @returns the tokens, for the response */
export async function sendTokens(
  { db, sessions, config: { secure } }: Pick<Services, 'db' | 'sessions' | 'config'>,
  reply: FastifyReply,
  tokens: Tokens,
): Promise<Tokens> {
  setAuthCookies(reply, tokens, secure);
  const session = sessions.sessionOf(tokens.refresh_token);
  if (session) setPasswordCookies(reply, await passwordDaysLeftIn(db, session), secure);
  return tokens;
}

/**
 * Does the same for the next tokens of a session.
 *
 * @param byCookie whether the caller authenticated by cookie alone
 * @returns the tokens; by cookie, without what a page's scripts must not read
 */
export async function sendNextTokens(
  services: Pick<Services, 'db' | 'sessions' | 'config'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  tokens: Tokens,
  byCookie: boolean,
): Promise<NextTokens> {
  await sendTokens(services, reply, tokens);
  return byCookie ? readableTokens(request, tokens) : tokens;
}

/** Returns what a session records about the device it began on. */
export const deviceOf = (request: FastifyRequest, device_id?: string | undefined) => ({
  device_id,
  user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH),
  ip: request.ip,
  request_id: request.id,
});
