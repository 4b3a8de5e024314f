import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { isUuid } from '../../../../contract/core/isUuid';
import { authErrors } from '../../../../contract/identity/authErrors';
import { type Activity, type Profile, profileApi, type profileInput } from '../../../../contract/identity/profile';
import { recordAudit } from '../../../audit/recordAudit';
import { audit_log } from '../../../audit/table';
import type { Actor } from '../../../core/Actor';
import { notFound, staleVersion } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { setPasswordCookies } from '../../../http/cookies';
import { routes } from '../../../http/routes';
import { inTransaction } from '../../../store/inTransaction';
import { findAccount, lockAccount } from '../account/lockAccount';
import { updateAccount } from '../account/writeAccount';
import { requireFreshPassword, requireRecentPassword, verifyOwnPassword } from '../password/requireFreshPassword';
import { grantsOf } from '../permission/permissionsByGroup';
import { endSessionOf, endSessionsOf } from '../session/endSessions';
import { listSessions } from '../session/listSessions';
import { profileOf } from './profileOf';

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

/** Lists what the actor did and what happened to their account, newest first. @returns the rows and the total count */
async function listActivity(
  db: Db,
  actor: Actor,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Activity[]; total: number }> {
  const isAbout = or(
    eq(audit_log.actor_id, actor.user_id),
    and(eq(audit_log.entity, 'account'), eq(audit_log.entity_id, actor.user_id)),
  );
  const { id, at, action, entity, entity_id, label, ip } = audit_log;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, at, action, entity, entity_id, label, ip })
      .from(audit_log)
      .where(isAbout)
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(audit_log)
      .where(isAbout),
  ]);
  return { rows, total: counted!.total };
}

/** Ends one of the actor's sessions. @throws HttpError 404 if it has ended, or is someone else's */
async function endOwnSession(db: Db, id: string, actor: Actor): Promise<{ id: string }> {
  await inTransaction(db, async tx => {
    const count = isUuid(id) ? await endSessionOf(tx, actor.user_id, id, 'ended_by_person') : 0;
    if (count === 0) throw notFound(authErrors.sessionOver());
    await record(tx, actor, count);
  });
  return { id };
}

/** Ends all of the actor's sessions except the current one. */
function endOtherSessions(db: Db, actor: Actor): Promise<{ count: number }> {
  return inTransaction(db, async tx => {
    const count = await endSessionsOf(tx, actor.user_id, 'ended_by_person', actor.session_id);
    await record(tx, actor, count);
    return { count };
  });
}

const record = (tx: Tx, actor: Actor, count: number) =>
  recordAudit(tx, actor, {
    action: 'end_sessions',
    entity: 'account',
    entity_id: actor.user_id,
    label: actor.name,
    after: { count },
  });

/** Changes the actor's own details. @throws HttpError 409 stale version, 422 (a new phone number requires the password) */
async function updateProfile(
  db: Db,
  { version, current_password, ...values }: z.output<typeof profileInput>,
  actor: Actor,
): Promise<Profile> {
  const now = await findAccount(db, actor.user_id);
  // a password cannot be verified while rows are locked; whether it was needed is checked again below
  if (now.phone !== values.phone) await requireFreshPassword(db, actor, current_password);
  await inTransaction(db, async tx => {
    const row = await lockAccount(tx, actor.user_id);
    if (row.version !== version) throw staleVersion(row.version);
    if (row.phone !== values.phone) await requireRecentPassword(tx, actor);
    await updateAccount(tx, row, values);
    const { name, phone, photo_url, locale } = row;
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'account',
      entity_id: row.id,
      label: values.name,
      before: { name, phone, photo_url, locale },
      after: values,
    });
  });
  return profileOf(db, { ...actor, name: values.name });
}
