import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { SHARED } from '../http/eventLoop';

/**
 * Ends the process with code 1 when its event loop has stood still for some seconds, so that a supervisor starts it again: a thread watches,
 * since the loop itself cannot, and logs what was running. Call it after the start, which may fill the database; 0 seconds turn it off, as
 * does a debugger.
 */
export function endWhenStanding({ eventLoop, log }: FastifyInstance, seconds: number): void {
  if (seconds === 0) return;
  const { shared, routes } = eventLoop;
  const worker = new Worker(new URL('./standstillWorker.mjs', import.meta.url), {
    workerData: { shared, places: SHARED, routes, seconds },
    execArgv: [],
  });
  worker.on('error', error => log.error({ err: error }, 'nothing watches the event loop any more'));
  worker.unref();
}
