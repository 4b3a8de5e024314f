import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from '../../../../contract/identity/session';
import { setAuthCookies, setPasswordCookies } from '../../../http/cookies';
import type { Services } from '../../../http/Services';
import { passwordDaysLeftIn } from '../password/passwordExpiry';

const USER_AGENT_LENGTH = 300;

/** Sets the tokens as cookies, and with them when the password expires. @returns the tokens, for the answer */
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

/** What a session remembers of where it began. */
export const deviceOf = (request: FastifyRequest, device_id?: string | undefined) => ({
  device_id,
  user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH),
  ip: request.ip,
  request_id: request.id,
});
