import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Admin, type AdminState, adminApi } from '../../../../contract/identity/admin';
import { anyOf, crudStore } from '../../../store/crudStore';
import type { Filter } from '../../../store/filters';
import { isoText } from '../../../store/isoText';
import { searching } from '../../../store/searching';
import { users } from '../account/table';

const states: Record<AdminState, SQL> = {
  disabled: sql`not ${users.is_active}`,
  invited: sql`(${users.is_active} and ${users.password_hash} is null)`,
  active: sql`(${users.is_active} and ${users.password_hash} is not null)`,
};

/** Reads accounts in the response format. Lists exclude deleted ones with `present: 'yes'` (see readAdmins.ts). */
export const adminList = crudStore({
  entity: 'account',
  table: users,
  label: row => row.name,
  columns: {
    id: users.id,
    name: users.name,
    email: users.email,
    phone: users.phone,
    photo_url: users.photo_url,
    role_id: users.role_id,
    role: sql<
      Admin['role']
    >`(select json_build_object('id', r.id, 'name', r.name, 'code', r.code) from roles r where r.id = users.role_id)`,
    role_request: sql<
      Admin['role_request']
    >`(select json_build_object('role', json_build_object('id', r.id, 'name', r.name, 'code', r.code),
      'requested_by', json_build_object('id', a.id, 'name', a.name), 'requested_at', ${isoText(sql.raw('q.requested_at'))})
      from role_requests q join roles r on r.id = q.role_id join users a on a.id = q.requested_by where q.user_id = users.id)`,
    region_code: sql<Admin['region_code']>`${users.region_code}`,
    is_active: users.is_active,
    state: sql<AdminState>`case when not ${users.is_active} then 'disabled' when ${users.password_hash} is null then 'invited' else 'active' end`,
    has_second_factor: sql<boolean>`${users.second_factor_at} is not null`,
    last_login_at: users.last_login_at,
    invited_at: users.invited_at,
    version: users.version,
    created_at: users.created_at,
    updated_at: users.updated_at,
  },
  list: adminApi.list,
  filters: {
    search: searching(({ text, phone }) => [text(users.name), text(users.email), phone(users.phone)]),
    state: anyOf(states),
    role_request: {
      condition: wanted => sql`(${users.id} in (select q.user_id from role_requests q)) = ${wanted}`,
    } satisfies Filter<boolean>,
    present: anyOf({ yes: isNull(users.deleted_at), no: isNotNull(users.deleted_at) }),
  },
});
