import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authApi } from '../../contract/identity/auth';
import { readCookie } from '../http/cookies';
import { injectCall } from './injectCall';

/** Renews an expired session by its refresh cookie and passes on the new cookies; false if that is not possible. */
export async function renewByCookie(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  if (!readCookie(request, 'refreshToken', app.config.secure)) return false;
  const { statusCode, headers } = await injectCall(app, request, 'POST', authApi.refresh.path);
  if (statusCode >= 300) return false;
  if (headers['set-cookie']) reply.header('set-cookie', headers['set-cookie']);
  return true;
}
