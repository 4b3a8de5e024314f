import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const PHASES = ['session', 'body', 'handler', 'answer'] as const;
type Phase = (typeof PHASES)[number];

/**
 * Adds `Server-Timing` to every response, which browsers show beside the request. `session` covers everything before the body is read
 * (origin, limits, session, permissions), `body` reading it, `handler` validating the input and all database work, `answer` serialising the
 * response; `total` is what the caller waited. Only in development or where `SERVER_TIMING` is set: in production it would tell strangers
 * what costs the server time.
 */
export const serverTiming = fp(
  async app => {
    const { SERVER_TIMING, NODE_ENV } = app.config;
    if (!(SERVER_TIMING ?? NODE_ENV === 'development')) return;
    /** When each phase ended, in milliseconds since the request arrived; phases never reached are absent. */
    const ends = new WeakMap<FastifyRequest, Partial<Record<Phase, number>>>();
    const end = (request: FastifyRequest, phase: Phase, at: number) =>
      ends.set(request, { ...ends.get(request), [phase]: at });

    app.addHook('preParsing', async (request, reply) => void end(request, 'session', reply.elapsedTime));
    app.addHook('preHandler', async (request, reply) => void end(request, 'body', reply.elapsedTime));
    app.addHook('preSerialization', async (request, reply) => void end(request, 'handler', reply.elapsedTime));
    app.addHook('onError', async (request, reply) => {
      if (ends.has(request)) end(request, 'handler', reply.elapsedTime);
    });
    app.addHook('onSend', async (request, reply) => {
      const total = reply.elapsedTime;
      const reached = { ...ends.get(request), answer: total };
      let before = 0;
      const parts = PHASES.flatMap(phase => {
        const at = reached[phase];
        if (at === undefined) return [];
        const part = `${phase};dur=${(at - before).toFixed(1)}`;
        before = at;
        return part;
      });
      reply.header('server-timing', [...parts, `total;dur=${total.toFixed(1)}`].join(', '));
    });
  },
  { name: 'server-timing', decorators: { fastify: ['config'] } },
);
