import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes an API call on behalf of the browser requesting a page, with its cookies, address and user agent. */
export function injectCall(app: FastifyInstance, { headers, ip }: FastifyRequest, method: 'GET' | 'POST', url: string) {
  const { cookie, authorization, 'user-agent': device } = headers;
  return app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      ...(cookie && { cookie }),
      ...(authorization && { authorization }),
      ...(device && { 'user-agent': device }),
    },
  });
}
