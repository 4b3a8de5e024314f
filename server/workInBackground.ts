import type { FastifyInstance } from 'fastify';
import { sealAudit } from './provider/audit/sealAudit';
import type { Services } from './services';

/** Seconds between two looks at what waits. */
const EVERY_SECONDS = 5;

/** Mails that are due again, and rows of the audit log that are not sealed: done while the server runs, ended with it. */
export function workInBackground(app: FastifyInstance, { db, outbox }: Pick<Services, 'db' | 'outbox'>) {
  let ended = false;
  let working: Promise<void> = Promise.resolve();
  const work = async () => {
    try {
      await outbox.send();
      await sealAudit(db);
    } catch (error) {
      app.log.error({ err: error }, 'background work failed; it is tried again');
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
