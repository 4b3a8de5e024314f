import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/types';

/** Part of the ten seconds that a supervisor allows for shutdown, counted after draining. */
const LIMIT_MS = 9_500;
const FINISH_MS = 7_000;

interface Running {
  app: FastifyInstance;
  database: Database;
  /** Value of `DRAIN_SECONDS`. */
  drainSeconds: number;
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT, with code 0, and on an uncaught error, logged and with code 1, since its state can no
 * longer be trusted. It ends within ten seconds of draining, even if something hangs.
 */
export function endProcess({ app, database, drainSeconds }: Running): void {
  let ending = false;
  const end = async (code: number, drainMs: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      app.log.fatal('did not shut down in time: exiting with work unfinished');
      process.exit(1);
    }, drainMs + LIMIT_MS).unref();
    try {
      if (await endServer(app, { drainMs, finishMs: FINISH_MS }))
        app.log.warn('connections were closed to shut down in time');
      await database.close();
    } catch (error) {
      app.log.fatal({ err: error }, 'did not shut down cleanly');
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0, drainSeconds * 1_000));
  // unhandled rejections end up here too
  process.on('uncaughtException', (error, origin) => {
    app.log.fatal({ err: error, origin }, 'uncaught error: the process exits');
    void end(1, 0);
  });
}

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
