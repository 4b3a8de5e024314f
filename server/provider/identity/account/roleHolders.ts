import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alphabetical } from '../../../db/alphabetical';
import type { RoleHolders } from '../role/RoleServices';
import { users } from './table';

/** The accounts that hold a role, including disabled ones. */
export const roleHolders: RoleHolders = {
  list: (db, roleId, { limit, offset = 0 }) =>
    db
      .select({ id: users.id, name: users.name, email: users.email, is_active: users.is_active })
      .from(users)
      .where(holds(roleId))
      .orderBy(asc(alphabetical(users.name)), asc(users.id))
      .limit(limit)
      .offset(offset),

  async count(db, roleId) {
    const [row] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(users)
      .where(holds(roleId));
    return row!.count;
  },

  async includes(db, roleId, userId) {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), holds(roleId)));
    return row !== undefined;
  },
};

const holds = (roleId: string) => and(eq(users.role_id, roleId), isNull(users.deleted_at));
