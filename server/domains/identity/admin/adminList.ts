import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/core/endpoint';
import { type AdminState, adminApi, adminRecord } from '../../../../contract/identity/admin';
import type { Db } from '../../../db/types';
import { anyOf, type Filter } from '../../../store/filters';
import { isoText } from '../../../store/isoText';
import { recordStore } from '../../../store/recordStore';
import { searching } from '../../../store/searching';
import { findAccount } from '../account/lockAccount';
import { users } from '../account/table';

const states: Record<AdminState, SQL> = {
  disabled: sql`not ${users.is_active}`,
  invited: sql`(${users.is_active} and ${users.password_hash} is null)`,
  active: sql`(${users.is_active} and ${users.password_hash} is not null)`,
};

/** Reads accounts in the response format. Lists exclude deleted ones with `present: 'yes'` (see readAdmins.ts). */
export const adminList = recordStore(adminRecord, users, adminApi.list, {
  columns: {
    role: sql`(select json_build_object('id', r.id, 'name', r.name, 'code', r.code) from roles r where r.id = users.role_id)`,
    role_request: sql`(select json_build_object('role', json_build_object('id', r.id, 'name', r.name, 'code', r.code),
      'requested_by', json_build_object('id', a.id, 'name', a.name), 'requested_at', ${isoText(sql.raw('q.requested_at'))})
      from role_requests q join roles r on r.id = q.role_id join users a on a.id = q.requested_by where q.user_id = users.id)`,
    state: sql`case when not ${users.is_active} then 'disabled' when ${users.password_hash} is null then 'invited' else 'active' end`,
    has_second_factor: sql`${users.second_factor_at} is not null`,
  },
  filters: {
    search: searching(({ text, phone }) => [text(users.name), text(users.email), phone(users.phone)]),
    state: anyOf(states),
    role_request: {
      condition: wanted => sql`(${users.id} in (select q.user_id from role_requests q)) = ${wanted}`,
    } satisfies Filter<boolean>,
    present: anyOf({ yes: isNull(users.deleted_at), no: isNotNull(users.deleted_at) }),
  },
});

type Query = QueryOf<typeof adminApi.list>;

const present = { present: 'yes' } as const;

/** Reads staff accounts, excluding deleted ones. */
export function readAdmins(db: Db) {
  const list = adminList(db);
  return {
    entity: list.entity,
    page: (query: Query) => list.page({ ...query, ...present }),
    whole: (query: Omit<Query, 'page' | 'limit'>) => list.whole({ ...query, ...present }),
    /** @throws HttpError 404 */
    async find(id: string) {
      await findAccount(db, id);
      return list.find(id);
    },
  };
}
