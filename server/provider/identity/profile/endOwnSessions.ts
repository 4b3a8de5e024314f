import { isUuid } from '../../../../contract/core/isUuid';
import { authErrors } from '../../../../contract/identity/authErrors';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { notFound } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { endSessionOf, endSessionsOf } from '../session/endSessions';

/** Ends one of the actor's sessions. @throws HttpError 404 if it has ended, or is someone else's */
export async function endOwnSession(db: Db, id: string, actor: Actor): Promise<{ id: string }> {
  await inTransaction(db, async tx => {
    const count = isUuid(id) ? await endSessionOf(tx, actor.user_id, id, 'ended_by_person') : 0;
    if (count === 0) throw notFound(authErrors.sessionOver());
    await record(tx, actor, count);
  });
  return { id };
}

/** Ends all of the actor's sessions except the current one. */
export function endOtherSessions(db: Db, actor: Actor): Promise<{ count: number }> {
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
