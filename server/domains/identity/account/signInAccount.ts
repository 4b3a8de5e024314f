import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../../../contract/core/isUuid';
import type { Db, Tx } from '../../../db/types';
import { roles } from '../role/table';
import type { AccountRow } from './lockAccount';
import { users } from './table';

/** An account with the code of its role, which goes into the token. */
export interface SignInAccount {
  account: AccountRow;
  role: string | null;
}

/** Returns the account with an e-mail address, even if disabled. @param email in lower case */
export const accountByEmail = (db: Db, email: string) =>
  findOne(db, and(eq(sql`lower(${users.email})`, email), isNull(users.deleted_at)));

/** Returns the account as its session begins, locked for update; undefined if it was deleted. */
export async function lockSignInAccount(tx: Tx, id: string): Promise<SignInAccount | undefined> {
  const [found] = await select(tx, and(eq(users.id, id), isNull(users.deleted_at))).for('update', { of: users });
  return found;
}

/** Returns the active account with an id from outside, which may be malformed. */
export const activeAccount = async (db: Db, id: string) =>
  isUuid(id) ? findOne(db, and(eq(users.id, id), eq(users.is_active, true))) : undefined;

async function findOne(db: Db, condition: SQL | undefined): Promise<SignInAccount | undefined> {
  const [found] = await select(db, condition);
  return found;
}

const select = (db: Db, condition: SQL | undefined) =>
  db
    .select({ account: users, role: roles.code })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.role_id))
    .where(condition);
