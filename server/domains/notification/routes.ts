import { type LiveRights, notificationApi } from '../../../contract/notification';
import { unauthorized } from '../../core/HttpError';
import { requireSameOrigin } from '../../http/originCheck';
import { callersToken } from '../../http/requestSession';
import { routes } from '../../http/routes';
import { notificationStore } from './store';

export const notificationRoutes = routes(notificationApi, ({ db, live, sessions, config }) => {
  const store = notificationStore(db);
  return {
    list: ({ query, actor }) => store.page(actor.user_id, query),
    count: async ({ actor }) => ({ count: await store.unread(actor.user_id) }),
    read: ({ params, actor }) => store.read(actor.user_id, params.id),
    readAll: async ({ actor }) => ({ count: await store.readAll(actor.user_id) }),
    live: async ({ actor: { user_id, session_id }, request, reply }) => {
      requireSameOrigin(request, config.PUBLIC_URL);
      if (!session_id) throw unauthorized();
      const stream = await live.open({ user_id, session_id });
      // read only now that no change can be missed any more
      const now = await sessions.find(callersToken(request, config.secure) ?? '');
      if (now) stream.send('rights', { slugs: [...now.slugs], regions: now.regions } satisfies LiveRights['rights']);
      reply.raw.once('close', () => stream.destroy());
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          // keeps proxies from buffering messages; the connection cannot be reused
          'x-accel-buffering': 'no',
          connection: 'close',
        })
        .send(stream);
    },
  };
});
