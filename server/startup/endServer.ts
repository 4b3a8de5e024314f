import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface EndOptions {
  /** How long it keeps serving while `/health/ready` already says 503, so that proxies send new requests elsewhere. */
  drainMs: number;
  /** How long requests in flight may take after that. */
  finishMs: number;
}

/**
 * Shuts the server down: it accepts no new requests, finishes those in flight, and cuts whatever is left after `finishMs` (a half-sent
 * request, an unread download).
 * @returns whether anything was cut
 */
export async function endServer(app: FastifyInstance, { drainMs, finishMs }: EndOptions): Promise<boolean> {
  app.readiness.ending = true;
  if (drainMs > 0) await wait(drainMs);
  let cut = false;
  const patience = setTimeout(() => {
    cut = true;
    app.server.closeAllConnections();
  }, finishMs);
  await app.close();
  clearTimeout(patience);
  return cut;
}
