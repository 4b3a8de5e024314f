import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { VIEWER_SECONDS } from '../../../contract/registration/registrationApi';
import type { registrationViewer } from '../../../contract/registration/registrationRecord';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { users } from '../identity/account/table';
import { requireRegistration } from './lockRegistration';
import { registration_viewers as viewers } from './table';

const present = sql`${viewers.seen_at} > now() - make_interval(secs => ${VIEWER_SECONDS})`;

/** Returns the other people who have a registration open, the longest-present first. */
export const findViewers = (db: Db, id: string, { user_id }: Actor): Promise<z.output<typeof registrationViewer>[]> =>
  db
    .select({ user_id: viewers.user_id, name: users.name, since: viewers.since })
    .from(viewers)
    .innerJoin(users, eq(users.id, viewers.user_id))
    .where(and(eq(viewers.registration_id, id), ne(viewers.user_id, user_id), present))
    .orderBy(asc(viewers.since), asc(viewers.user_id));

/** Records that the actor has a registration open. @returns the other viewers and its current version @throws HttpError 404 */
export async function recordViewer(db: Db, id: string, actor: Actor) {
  const { version } = await requireRegistration(db, id, actor);
  await db
    .insert(viewers)
    .values({ registration_id: id, user_id: actor.user_id })
    .onConflictDoUpdate({
      target: [viewers.registration_id, viewers.user_id],
      // returning after an absence counts as a new visit
      set: { seen_at: sql`now()`, since: sql`case when ${present} then ${viewers.since} else now() end` },
    });
  return { version, viewers: await findViewers(db, id, actor) };
}

/** Records that the actor has closed a registration. @throws HttpError 404 */
export async function removeViewer(db: Db, id: string, actor: Actor): Promise<void> {
  await requireRegistration(db, id, actor);
  await db.delete(viewers).where(and(eq(viewers.registration_id, id), eq(viewers.user_id, actor.user_id)));
}
