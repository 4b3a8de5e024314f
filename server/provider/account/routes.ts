import type { FastifyReply } from 'fastify';
import { accountApi } from '../../../contract/account';
import { recordAudit } from '../../audit/recordAudit';
import { routes } from '../../http/routes';
import { listSessions } from '../auth/listSessions';
import { endSessionsOf } from '../auth/sessions';
import { storeImage } from '../file/storeImage';
import { provePassword } from './freshPassword';
import { ownAccount } from './ownAccount';

const MOST_ROWS = 100;
const PAGE = 25;

export const accountRoutes = routes(accountApi, services => {
  const { db } = services;
  const own = ownAccount(db);
  return {
    update: ({ body, actor }) => own.update(body, actor),
    uploadPhoto: ({ upload, actor }) => storeImage(services, upload.bytes, actor),
    reauthenticate: async ({ body, actor }) => ({ fresh_until: await provePassword(db, actor, body.current_password) }),
    sessions: async ({ actor, reply }) => {
      const list = await listSessions(db, actor.user_id, actor.session_id);
      contentRange(reply, 'sessions', 0, list.length, list.length);
      return list;
    },
    endSession: ({ params, actor }) => own.endSession(params.id, actor),
    endOtherSessions: async ({ actor }) => ({
      count: await db.transaction(async tx => {
        const count = await endSessionsOf(tx, actor.user_id, 'ended_by_person', actor.session_id);
        await recordAudit(tx, actor, {
          action: 'end_sessions',
          entity: 'account',
          entity_id: actor.user_id,
          label: actor.name,
          after: { count },
        });
        return count;
      }),
    }),
    activity: async ({ query, actor, reply }) => {
      const [from, to] = (query.range?.match(/\d+/g)?.map(Number) ?? [0, PAGE - 1]) as [number, number];
      const limit = Math.min(Math.max(to - from + 1, 1), MOST_ROWS);
      const [rows, total] = await own.activity(actor, { offset: from, limit });
      contentRange(reply, 'activity', from, rows.length, total);
      return rows;
    },
  };
});

/** The total of a list, where ra-data-simple-rest looks for it. */
const contentRange = (reply: FastifyReply, name: string, from: number, rows: number, total: number) =>
  reply.header('content-range', `${name} ${rows === 0 ? '*' : `${from}-${from + rows - 1}`}/${total}`);
