import fp from 'fastify-plugin';
import type { Job } from '../domain/Domain';
import { serviceNames, servicesOf } from '../domains/servicesOf';

/** Seconds between two runs. */
const ROUND_SECONDS = 5;

interface BackgroundJobsOptions {
  jobs: readonly Job[];
}

/** Runs jobs shortly after the start and then periodically, one at a time, until the server closes. */
export const backgroundJobs = fp<BackgroundJobsOptions>(
  async (app, { jobs }) => {
    const services = servicesOf(app);
    let closing = false;
    let working: Promise<void> = Promise.resolve();
    let round = 0;
    const work = async () => {
      const due = jobs.filter(({ everySeconds }) => round % (everySeconds / ROUND_SECONDS) === 0);
      round += 1;
      for (const { name, run } of due) {
        if (closing) return;
        try {
          await run(services);
        } catch (error) {
          app.log.error({ err: error, job: name }, 'a background job failed and will be retried');
        }
      }
    };
    let timer: NodeJS.Timeout | undefined;
    const schedule = () => {
      if (closing) return;
      timer = setTimeout(() => {
        working = work().finally(schedule);
      }, ROUND_SECONDS * 1_000);
      timer.unref();
    };
    app.addHook('onReady', async () => schedule());
    app.addHook('onClose', async () => {
      closing = true;
      clearTimeout(timer);
      await working;
    });
  },
  { name: 'background-jobs', decorators: { fastify: serviceNames } },
);
