import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes a call of the API for a page, in the name of the browser that asks for it: its cookies, its address, its device. */
export function askItself(app: FastifyInstance, { headers, ip }: FastifyRequest, method: 'GET' | 'POST', url: string) {
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
