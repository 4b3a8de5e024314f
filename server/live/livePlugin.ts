import fp from 'fastify-plugin';
import { type Live, type LiveOptions, openLive } from './openLive';

declare module '../http/Services' {
  interface Services {
    live: Live;
  }
}

/** Decorates the app with `live`, the open consoles of this process. Streams are endless, so they are ended before the server closes. */
export const livePlugin = fp<LiveOptions>(
  async (app, options) => {
    const live = openLive(app.database, options);
    app.decorate('live', live);
    app.addHook('preClose', () => live.close());
  },
  { name: 'live', decorators: { fastify: ['database'] } },
);
