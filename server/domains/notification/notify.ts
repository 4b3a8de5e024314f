import { type SQL, sql } from 'drizzle-orm';
import type { Notification } from '../../../contract/notification';
import type { Slug } from '../../../contract/rights/permissions';
import type { Db } from '../../db/types';
import { LIVE_CHANNEL } from '../../live/channel';
import { users } from '../identity/account/table';
import { role_permissions, roles } from '../identity/role/table';
import { notifications } from './table';

export type Recipients =
  | { users: readonly string[] }
  /**
   * Everyone with the permission, except `except`; with `region` only those whose scope includes it: national roles and that region's
   * own staff. Null stands for the whole country or several regions: national roles only.
   */
  | { holdersOf: Slug; region?: string | null; except?: readonly string[] }
  /** Those with the permission whose role binds them to one of these regions, or to any region. */
  | { holdersOf: Slug; boundTo: readonly string[] | 'any' };

export interface NewNotification extends Pick<Notification, 'title' | 'description' | 'type' | 'extra'> {
  to: Recipients;
}

/**
 * Notifies people within the transaction of the event itself: if it is rolled back, nobody is notified. Open consoles receive the
 * notification on commit, whichever process they are connected to. Disabled accounts are skipped.
 *
 * @param extra for an order, `ORDER_EXTRA_PREFIX` and its id; otherwise as parsed by `notificationTarget`
 * @returns how many people were notified
 * @example await notify(tx, { to: { holdersOf: 'can_read_monitoring_order' }, type: 'order', title: 'Pesanan baru',
 *   description: `${order.number} menunggu diproses.`, extra: ORDER_EXTRA_PREFIX + order.id });
 */
export async function notify(tx: Db, { to, title, description, type, extra }: NewNotification): Promise<number> {
  const { rows } = await tx.execute<{ notified: number | string }>(sql`
    with notified as (
      insert into ${notifications} (user_id, title, description, type, extra)
      select distinct ${users.id}, ${title}, ${description}, ${type}, ${extra} from ${recipients(to)}
      returning id, user_id
    )
    select count(pg_notify(${LIVE_CHANNEL}, 'unread ' || user_id || ' ' || id)) as notified from notified`);
  return Number(rows[0]!.notified);
}

function recipients(to: Recipients): SQL {
  if ('users' in to)
    return sql`${users} where ${users.is_active} and ${users.id} = any(${sql.param([...to.users])}::uuid[])`;
  const { holdersOf } = to;
  const except = 'except' in to ? to.except : [];
  return sql`${users}
    join ${roles} on ${roles.id} = ${users.role_id}
    join ${role_permissions} on ${role_permissions.role_id} = ${roles.id}
      and ${role_permissions.permission_slug} = ${holdersOf}
    where ${users.is_active} ${within(to)} and ${users.id} <> all(${sql.param([...(except ?? [])])}::uuid[])`;
}

function within(to: Exclude<Recipients, { users: readonly string[] }>): SQL {
  if ('boundTo' in to) {
    const own = to.boundTo === 'any' ? sql`is not null` : sql`= any(${sql.param([...to.boundTo])}::text[])`;
    return sql`and ${roles.area_scope} <> 'national' and ${users.region_code} ${own}`;
  }
  return to.region === undefined
    ? sql.empty()
    : sql`and (${roles.area_scope} = 'national' or ${users.region_code} = ${to.region}::text)`;
}
