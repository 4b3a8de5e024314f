import type { FastifyInstance } from 'fastify';
import { sealAudit } from '../audit/sealAudit';
import type { Services } from '../http/Services';
import { expireRegistrations } from '../provider/registration/expireRegistrations';

/** Seconds between two looks at what waits. */
const EVERY_SECONDS = 5;
/** What ends by the day is looked for less often. */
const EXPIRY_SECONDS = 600;
const UPKEEP_SECONDS = 300;

interface Job {
  every: number;
  run: () => Promise<unknown>;
}

/**
 * What is done while the server runs, ended with it: mails that are due again, rows of the audit log that are not sealed, registrations
 * that expire, the database's upkeep. Soon after the start and then again and again; each job lets several processes do it side by side.
 */
export function workInBackground(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'database' | 'outbox' | 'config'>,
) {
  const jobs: Job[] = [
    { every: EVERY_SECONDS, run: () => services.outbox.send() },
    { every: EVERY_SECONDS, run: () => sealAudit(services.db) },
    { every: EXPIRY_SECONDS, run: () => expireRegistrations(services) },
    { every: UPKEEP_SECONDS, run: () => services.database.upkeep() },
  ];
  let ended = false;
  let working: Promise<void> = Promise.resolve();
  let round = 0;
  const work = async () => {
    const due = jobs.filter(({ every }) => round % (every / EVERY_SECONDS) === 0);
    round += 1;
    for (const { run } of due) {
      if (ended) return;
      try {
        await run();
      } catch (error) {
        app.log.error({ err: error }, 'background work failed; it is tried again');
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    if (ended) return;
    timer = setTimeout(() => {
      working = work().finally(later);
    }, EVERY_SECONDS * 1_000);
    timer.unref();
  };
  app.addHook('onReady', async () => later());
  app.addHook('onClose', async () => {
    ended = true;
    clearTimeout(timer);
    await working;
  });
}
