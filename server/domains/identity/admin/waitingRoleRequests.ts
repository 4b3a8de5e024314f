import { sql } from 'drizzle-orm';
import type { ListQuery } from '../../../../contract/core/query';
import type { Page } from '../../../../contract/core/response';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { readStatement } from '../../../store/readPage';

interface WaitingRequest {
  /** The account's id. */
  id: string;
  name: string;
  requested_by: string;
}

/** Returns accounts for which another person with the actor's role requested that role, oldest request first. */
export const waitingRoleRequests = (
  db: Db,
  query: Pick<ListQuery, 'page' | 'limit'>,
  actor: Actor,
): Promise<Page<WaitingRequest>> =>
  readStatement<WaitingRequest & Record<string, unknown>>(
    db,
    page => sql`select u.id, u.name, by.name as requested_by, count(*) over () as total
      from role_requests q join users u on u.id = q.user_id join users by on by.id = q.requested_by
        join users me on me.id = ${actor.user_id} and me.role_id = q.role_id
      where q.requested_by <> me.id and q.user_id <> me.id and u.deleted_at is null
      order by q.requested_at, u.id ${page}`,
    query,
  );
