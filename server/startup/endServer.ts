import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface EndOptions {
  /** How long it goes on while `/health/ready` already says 503, so that proxies send new requests elsewhere. */
  drainMs: number;
  /** How long requests in flight may take from then on. */
  finishMs: number;
}

/**
 * Ends the server: no new requests, those in flight are finished, and what is left after `finishMs` (a request that was half sent, a
 * download that nobody reads) is cut.
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
