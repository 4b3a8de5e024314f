import type { FastifyReply } from 'fastify';
import { profileApi } from '../../../../contract/identity/profile';
import { setPasswordCookies } from '../../../http/cookies';
import { routes } from '../../../http/routes';
import { verifyOwnPassword } from '../password/requireFreshPassword';
import { grantsOf } from '../permission/permissionsByGroup';
import { listSessions } from '../session/listSessions';
import { endOtherSessions, endOwnSession } from './endOwnSessions';
import { listActivity } from './listActivity';
import { profileOf } from './profileOf';
import { updateProfile } from './updateProfile';

const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;

export const profileRoutes = routes(profileApi, ({ db, config }) => ({
  get: async ({ actor, reply }) => {
    const profile = await profileOf(db, actor);
    setPasswordCookies(reply, profile.password_days_left, config.secure);
    return profile;
  },
  permissions: ({ actor }) => grantsOf(db, actor.slugs),
  userPermission: ({ actor }) => grantsOf(db, actor.slugs),
  update: ({ body, actor }) => updateProfile(db, body, actor),
  reauthenticate: async ({ body, actor }) => ({
    fresh_until: await verifyOwnPassword(db, actor, body.current_password),
  }),
  sessions: async ({ actor, reply }) => {
    const list = await listSessions(db, actor.user_id, actor.session_id);
    setContentRange(reply, 'sessions', { from: 0, rows: list.length, total: list.length });
    return list;
  },
  endSession: ({ params, actor }) => endOwnSession(db, params.id, actor),
  endOtherSessions: ({ actor }) => endOtherSessions(db, actor),
  activity: async ({ query, actor, reply }) => {
    const { from, limit } = readRange(query.range);
    const { rows, total } = await listActivity(db, actor, { offset: from, limit });
    setContentRange(reply, 'activity', { from, rows: rows.length, total });
    return rows;
  },
}));

/** Parses the range that ra-data-simple-rest requests: `[0,24]`. */
function readRange(range: string | undefined): { from: number; limit: number } {
  const [from, to] = (range?.match(/\d+/g)?.map(Number) ?? [0, DEFAULT_ROWS - 1]) as [number, number];
  return { from, limit: Math.min(Math.max(to - from + 1, 1), MAX_ROWS) };
}

/** Sets the total of a list in the header that ra-data-simple-rest reads. */
const setContentRange = (
  reply: FastifyReply,
  name: string,
  { from, rows, total }: { from: number; rows: number; total: number },
) => reply.header('content-range', `${name} ${rows === 0 ? '*' : `${from}-${from + rows - 1}`}/${total}`);
