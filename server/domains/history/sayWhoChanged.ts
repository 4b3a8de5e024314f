import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import { slugsOf } from '../../../contract/core/endpoint';
import { recordErrors } from '../../../contract/core/errors';
import { audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { DomainHistory } from '../../domain/Domain';
import type { ExplainError } from '../../http/routes';

const time = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', day: 'numeric', month: 'short' });

/** Statuses that say what somebody did: 'Dibatalkan', 'Disetujui'. */
const DONE = /^Di[a-z]/;

/**
 * Returns a function that completes the error of a call that was overtaken (`HttpErrorOptions.overtaken`) with who changed the record last,
 * and when: in the message, and as `data.changed`. Whoever may not read the record's history is told 'orang lain'. One query, and only then.
 */
export const sayWhoChanged =
  (db: Db, histories: readonly DomainHistory[]): ExplainError =>
  async (error, { id, actor }) => {
    if (!(error instanceof HttpError) || !error.overtaken || !id || !actor) return error;
    const { status } = error.error.params;
    const [last] = await db
      .select({
        entity: audit_log.entity,
        at: audit_log.at,
        actor_id: audit_log.actor_id,
        actor_name: audit_log.actor_name,
      })
      .from(audit_log)
      .where(
        and(
          inArray(
            audit_log.entity,
            histories.map(({ entity }) => entity),
          ),
          eq(audit_log.entity_id, id),
          // what put the record into its status, if that is what refuses the call
          status === undefined ? sql`${audit_log.after} is not null` : sql`${audit_log.after} ? 'status'`,
        ),
      )
      .orderBy(desc(audit_log.id))
      .limit(1);
    if (!last) return error;
    const name = mayReadName(actor, last.entity, histories) ? last.actor_name : null;
    const at = momentOf(last.at);
    const more =
      last.actor_id === actor.user_id
        ? recordErrors.changedByYou({ at })
        : name === null
          ? recordErrors.changedUnnamed({ at })
          : typeof status === 'string' && DONE.test(status)
            ? recordErrors.doneBy({ status, name, at })
            : recordErrors.changedBy({ name, at });
    return new HttpError(
      error.code,
      {
        code: error.error.code,
        params: { ...error.error.params, ...more.params, more: more.code },
        message: `${error.message} ${more.message}`,
      },
      {
        ...(error.errors && { errors: error.errors }),
        data: { ...(error.data as object | null), changed: { by: name, at: last.at } },
      },
    );
  };

/** Whether the actor may read the histories of such records, and so who changed them. */
function mayReadName({ slugs }: Actor, entity: string, histories: readonly DomainHistory[]): boolean {
  const needed = histories.filter(history => history.entity === entity).flatMap(history => slugsOf(history));
  return needed.length === 0 || needed.some(slug => slugs.has(slug));
}

/** `14.02`, with the day if it is not today. */
const momentOf = (at: string): string => {
  const date = new Date(at);
  return jakartaDay(date) === jakartaDay() ? time.format(date) : `${day.format(date)}, ${time.format(date)}`;
};
