import fp from 'fastify-plugin';
import { type Outbox, openOutbox } from './openOutbox';

declare module '../http/Services' {
  interface Services {
    /** Sends emails queued by transactions. */
    outbox: Outbox;
  }
}

/** Decorates the app with `outbox`; the server waits for deliveries in progress before it closes. */
export const outboxPlugin = fp(
  async app => {
    const outbox = openOutbox(app.db, app.config, error => app.log.error({ err: error }, 'an email was not accepted'));
    app.decorate('outbox', outbox);
    app.addHook('onClose', () => outbox.close());
  },
  { name: 'outbox', decorators: { fastify: ['config', 'db'] } },
);
