import fp from 'fastify-plugin';
import { openSecrets } from '../../../core/secrets';
import { openSessions } from './openSessions';
import type { Sessions } from './Sessions';
import { signingSecret } from './signingSecret';
import { tokenMaker } from './tokenMaker';

declare module '../../../http/Services' {
  interface Services {
    sessions: Sessions;
  }
}

/** Adds `app.sessions` and `app.secrets`, based on the installation's signing secret. */
export const sessionsPlugin = fp(
  async app => {
    const secret = await signingSecret(app.db);
    app.decorate('secrets', openSecrets(secret));
    app.decorate(
      'sessions',
      openSessions(app.db, tokenMaker(secret), { maxHours: app.config.SESSION_MAX_HOURS }, () => app.database.wasAway),
    );
  },
  { name: 'sessions', decorators: { fastify: ['config', 'database', 'db'] } },
);
